import type { Clock, MemberId } from '@paltu/kernel';
import type { PictureUploads } from '@paltu/pictures';
import { editVet as edit } from '../domain/profile-decisions.ts';
import type { Vet, VetDetails } from '../domain/vet.ts';
import type { InVetTransaction, VetScope } from './ports.ts';
import { claimPictures, keptPictures, usePictures, type AskedPictures } from './use-pictures.ts';

export interface EditVetNeeds {
  readonly inTransaction: InVetTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface ProfileEdit extends AskedPictures {
  readonly ownerId: MemberId;
  readonly details: Partial<VetDetails>;
}

/** @throws AppError `vet.not-found`, `picture.*` */
export type EditVet = (request: ProfileEdit) => Promise<Vet>;

/** A vet changes their profile. */
export const editVet =
  ({ inTransaction, uploads, clock }: EditVetNeeds): EditVet =>
  async ({ ownerId, details, ...asked }) => {
    const own = async ({ vets }: VetScope) => {
      const vet = await vets.getOfOwner(ownerId);
      return { vet, kept: keptPictures(vet.pictures, asked) };
    };
    // Before the costly work on pictures.
    if (asked.files.length > 0) await inTransaction(own);
    return usePictures(uploads, ownerId, asked.files, (uploaded) =>
      inTransaction(async (scope) => {
        const { vet, kept } = await own(scope);
        await claimPictures(scope.pictures, vet, uploaded);
        const pictures = { picture: uploaded.picture ?? vet.picture, pictures: [...kept, ...uploaded.pictures] };
        return scope.keep(vet, edit(vet, { details, ...pictures }, clock.now()));
      }),
    );
  };
