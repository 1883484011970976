import type { Viewer } from '@paltu/kernel';
import type { OpenPaper, PaperId } from '@paltu/pictures';
import { paperNotFound } from '@paltu/pictures';
import type { OwnedVerifiable, VerificationQueries } from './ports.ts';

export interface ReadPaperNeeds<T> {
  readonly queries: Pick<VerificationQueries<T>, 'find'>;
  readonly openPaper: OpenPaper;
}

export interface PaperOfThing {
  readonly thingId: string;
  readonly paperId: PaperId;
  readonly reader: Viewer;
}

/** @throws AppError `paper.not-found` */
export type ReadPaper = (paper: PaperOfThing) => ReturnType<OpenPaper>;

/** Hands a paper to the owner of the thing, or to an admin; for others there is none. */
export const readPaper =
  <T extends OwnedVerifiable>({ queries, openPaper }: ReadPaperNeeds<T>): ReadPaper =>
  async ({ thingId, paperId, reader }) => {
    const thing = await queries.find(thingId);
    const mayRead = reader.role === 'admin' || reader.userId === thing?.ownerId;
    if (!mayRead || !thing?.verification.papers.some(({ id }) => id === paperId)) throw paperNotFound();
    return openPaper(paperId);
  };
