import type { Clock, MemberId } from '@paltu/kernel';
import type { PaperUploads, PictureFile } from '@paltu/pictures';
import { checkRequest, requestVerification as request, type VerificationDetails } from '../domain/mark-decisions.ts';
import { decide } from './decide.ts';
import type { Change, InVerificationTransaction, OwnedVerifiable } from './ports.ts';

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
