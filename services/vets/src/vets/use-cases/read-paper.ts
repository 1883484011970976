import type { Viewer } from '@paltu/kernel';
import type { OpenPaper } from '@paltu/pictures';
import type { PaperId } from '../domain/verification.ts';
import { paperNotFound } from '../domain/vet-errors.ts';
import type { VetId } from '../domain/vet.ts';
import type { VetQueries } from './ports.ts';

export interface ReadPaperNeeds {
  readonly queries: Pick<VetQueries, 'listOf'>;
  readonly openPaper: OpenPaper;
}

/** @throws AppError `paper.not-found` */
export type ReadPaper = (paper: { readonly vetId: VetId; readonly paperId: PaperId; readonly reader: Viewer }) => ReturnType<OpenPaper>;

/** Hands a paper to the vet, or to an admin; for others there is none. */
export const readPaper =
  ({ queries, openPaper }: ReadPaperNeeds): ReadPaper =>
  async ({ vetId, paperId, reader }) => {
    const [found] = await queries.listOf([vetId]);
    const mayRead = reader.role === 'admin' || reader.userId === found?.vet.ownerId;
    if (!mayRead || !found?.vet.verification.papers.some(({ id }) => id === paperId)) throw paperNotFound();
    return openPaper(paperId);
  };
