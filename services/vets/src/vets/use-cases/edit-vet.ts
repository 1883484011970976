import type { Clock, MemberId } from '@paltu/kernel';
import type { PictureUploads } from '@paltu/pictures';
import { editVet as edit } from '../domain/profile-decisions.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import type { Vet, VetDetails } from '../domain/vet.ts';
import { bringPictures, claimPictures, keptPictures, type AskedPictures } from './bring-pictures.ts';
import { keepDecided } from './keep-decided.ts';
import type { InVetTransaction, VetScope } from './ports.ts';

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

/** Changes one's own profile. */
export const editVet =
  ({ inTransaction, uploads, clock }: EditVetNeeds): EditVet =>
  async ({ ownerId, details, ...asked }) => {
    const own = async ({ vets }: VetScope) => {
      const vet = await vets.findOfOwner(ownerId);
      if (vet === undefined) throw vetNotFound();
      return { vet, kept: keptPictures(vet.pictures, asked) };
    };
    // Before the costly work on pictures.
    if (asked.files.length > 0) await inTransaction(own);
    const brought = await bringPictures(uploads, ownerId, asked.files);
    try {
      return await inTransaction(async (scope) => {
        const { vet, kept } = await own(scope);
        await claimPictures(scope.pictures, vet, brought);
        const pictures = { picture: brought.picture ?? vet.picture, pictures: [...kept, ...brought.pictures] };
        return keepDecided(scope, vet, edit(vet, { details, ...pictures }, clock.now()));
      });
    } catch (error) {
      await brought.discard();
      throw error;
    }
  };
