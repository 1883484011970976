import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { PictureFile, PictureUploads } from '@paltu/pictures';
import { listVet as list } from '../domain/profile-decisions.ts';
import { accountDeactivated, alreadyListed } from '../domain/vet-errors.ts';
import { isPublic, picturesOf, type Vet, type VetDetails, type VetId } from '../domain/vet.ts';
import type { InVetTransaction, VetScope } from './ports.ts';
import { claimPictures, keptPictures, usePictures } from './use-pictures.ts';

export interface ListVetNeeds {
  readonly inTransaction: InVetTransaction;
  readonly uploads: PictureUploads;
  readonly clock: Clock;
}

export interface NewProfile {
  readonly ownerId: MemberId;
  readonly details: VetDetails;
  readonly files: readonly PictureFile[];
}

/** @throws AppError `vet.already-listed`, `account.deactivated`, `picture.*` */
export type ListVet = (profile: NewProfile) => Promise<Vet>;

const check = async ({ vets, members }: VetScope, ownerId: MemberId): Promise<void> => {
  if (await members.isAway(ownerId)) throw accountDeactivated();
  if ((await vets.findOfOwner(ownerId)) !== undefined) throw alreadyListed();
};

/** A member offers visits; a member has one profile. */
export const listVet =
  ({ inTransaction, uploads, clock }: ListVetNeeds): ListVet =>
  async ({ ownerId, details, files }) => {
    keptPictures([], { files });
    // Before the costly work on pictures.
    if (files.length > 0) await inTransaction((scope) => check(scope, ownerId));
    return usePictures(uploads, ownerId, files, (uploaded) =>
      inTransaction(async (scope) => {
        await check(scope, ownerId);
        const { picture = null, pictures } = uploaded;
        const { state, events } = list({ id: newId() as VetId, ownerId, details, picture, pictures }, clock.now());
        await scope.vets.add(state);
        await claimPictures(scope.pictures, state, uploaded);
        const after = picturesOf(state).map(({ id }) => id);
        await scope.pictures.follow({ usedBy: state.id, before: [], after, isPublic: isPublic(state) });
        await scope.outbox.append(events);
        return state;
      }),
    );
  };
