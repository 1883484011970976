import type { ListingId } from '@paltu/kernel';
import { adoptionWords, requestState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { RequestId } from '../domain/listing.ts';
import type { FollowAdoption } from '../use-cases/follow-adoption.ts';

/** Every event of adoption carries the whole request: its status decides for whom the pet is reserved. */
export const onAdoptionChanged = (followIn: (trx: Transaction) => FollowAdoption): EventRule =>
  onState(requestState, async ({ id, petId, status }, { sequence }, trx) => {
    await followIn(trx)({
      listingId: petId as ListingId,
      requestId: id as RequestId,
      status: adoptionWords.status.toWord(status),
      sequence,
    });
  });
