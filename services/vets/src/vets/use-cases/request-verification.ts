import type { Clock, MemberId } from '@paltu/kernel';
import type { PaperUploads, PictureFile } from '@paltu/pictures';
import { checkRequest, requestVerification as request, type VerificationRequest } from '../domain/mark-decisions.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import type { Vet } from '../domain/vet.ts';
import { keepDecided } from './keep-decided.ts';
import type { InVetTransaction, VetScope } from './ports.ts';

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
    const own = async ({ vets }: VetScope) => {
      const vet = await vets.findOfOwner(ownerId);
      if (vet === undefined) throw vetNotFound();
      return vet;
    };
    // Before files are kept.
    await inTransaction(async (scope) => checkRequest(await own(scope), asked, clock.now()));
    const papers = await uploads.upload(ownerId, files);
    const ids = papers.map(({ id }) => id);
    try {
      return await inTransaction(async (scope) => {
        const vet = await own(scope);
        const decided = request(vet, { ...asked, papers }, clock.now());
        await scope.papers.claim(ids, vet.id);
        return keepDecided(scope, vet, decided);
      });
    } catch (error) {
      await uploads.discard(ids);
      throw error;
    }
  };
