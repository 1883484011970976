import { eachDue, type Clock, type Logger, type MemberId, type Viewer } from '@paltu/kernel';
import { paperNotFound, type OpenPaper, type PaperId, type PaperUploads, type PictureFile } from '@paltu/pictures';
import { clockTimeAt } from '@paltu/reference';
import {
  checkRequest,
  endVerification,
  requestVerification as request,
  type Change,
  type InVerificationTransaction,
  type OwnedVerifiable,
  type VerificationDetails,
  type VerificationQueries,
} from './mark-decisions.ts';
import { decide } from './marked-thing.ts';
import type { Verifiable } from './marked.ts';

export interface RequestVerificationNeeds<T, Event> {
  readonly inTransaction: InVerificationTransaction<T, Event>;
  readonly uploads: PaperUploads;
  readonly requested: Change<T, Event>;
  readonly clock: Clock;
}

export interface AskedVerification extends VerificationDetails {
  readonly ownerId: MemberId;
  readonly files: readonly PictureFile[];
}

/** @throws AppError that the member has no such thing, `verification.already-waiting`, `paper.*` */
export type RequestVerification<T> = (asked: AskedVerification) => Promise<T>;

/** Sends papers and asks for the mark `verified`; earlier papers are forgotten. */
export const requestVerification =
  <T extends OwnedVerifiable, Event>({
    inTransaction,
    uploads,
    requested,
    clock,
  }: RequestVerificationNeeds<T, Event>): RequestVerification<T> =>
  async ({ ownerId, files, ...asked }) => {
    // Before files are kept.
    await inTransaction(async ({ things }) => checkRequest(await things.getOfOwner(ownerId), asked, clock.now()));
    return uploads.use(ownerId, files, (sent) =>
      inTransaction(async ({ things, papers, keep }) => {
        const thing = await things.getOfOwner(ownerId);
        const at = clock.now();
        const decided = decide(requested, thing, request(thing, { ...asked, papers: sent }, at), at);
        await papers.claim(
          sent.map(({ id }) => id),
          thing.id,
        );
        return keep(thing, decided);
      }),
    );
  };

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

export interface EndVerificationsNeeds<T, Event> {
  readonly inTransaction: InVerificationTransaction<T, Event>;
  readonly queries: Pick<VerificationQueries<T>, 'listExpired'>;
  readonly changed: Change<T, Event>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Takes the mark `verified` from what is registered no longer, in a transaction each; several instances may do so at once. */
export const endVerifications =
  <T extends Verifiable, Event>({ inTransaction, queries, changed, clock, logger }: EndVerificationsNeeds<T, Event>) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const at = clock.now();
    const { date } = clockTimeAt(at);
    await eachDue<string>({ list: (after, limit) => queries.listExpired(date, after, limit), logger, stopping }, (id) =>
      inTransaction(async ({ things, keep }) => {
        // What another transaction has locked is left to the next run.
        const thing = await things.findUnlessHeld(id);
        if (thing !== undefined) await keep(thing, decide(changed, thing, endVerification(thing, at), at));
      }),
    );
  };
