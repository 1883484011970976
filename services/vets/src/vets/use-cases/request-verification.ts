import type { Clock, MemberId } from '@paltu/kernel';
import type { PaperUploads, PictureFile } from '@paltu/pictures';
import { checkRequest, requestVerification as request, type VerificationRequest } from '../domain/mark-decisions.ts';
import type { Vet } from '../domain/vet.ts';
import type { InVetTransaction } from './ports.ts';

export interface RequestVerificationNeeds {
  readonly inTransaction: InVetTransaction;
  readonly papers: PaperUploads;
  readonly clock: Clock;
}

export interface AskedVerification extends Omit<VerificationRequest, 'papers'> {
  readonly ownerId: MemberId;
  readonly files: readonly PictureFile[];
}

/** @throws AppError `vet.not-found`, `verification.already-waiting`, `paper.*` */
export type RequestVerification = (asked: AskedVerification) => Promise<Vet>;

/** Sends papers and asks for the mark `verified`; earlier papers are forgotten. */
export const requestVerification =
  ({ inTransaction, papers: uploads, clock }: RequestVerificationNeeds): RequestVerification =>
  async ({ ownerId, files, ...asked }) => {
    // Before files are kept.
    await inTransaction(async ({ vets }) => checkRequest(await vets.getOfOwner(ownerId), asked, clock.now()));
    return uploads.use(ownerId, files, (sent) =>
      inTransaction(async ({ vets, papers, keep }) => {
        const vet = await vets.getOfOwner(ownerId);
        const decided = request(vet, { ...asked, papers: sent }, clock.now());
        await papers.claim(
          sent.map(({ id }) => id),
          vet.id,
        );
        return keep(vet, decided);
      }),
    );
  };
