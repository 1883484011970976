import { petState } from '@paltu/contracts';
import { onMeaning, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { knownPetOfMessage } from '@paltu/projections';
import { endOfListing } from '../domain/product-decisions.ts';
import type { FollowListing } from '../use-cases/follow-listing.ts';

/** Every event of pets carries the whole listing. What happens to one without ending it is left to the projection of pets. */
export const onPetChanged = (followIn: (trx: Transaction) => FollowListing): EventRule =>
  onMeaning(
    petState,
    ({ state, event }) => {
      const pet = knownPetOfMessage(state, event);
      const end = endOfListing(pet);
      return end && { pet, end };
    },
    (listing, trx) => followIn(trx)(listing),
  );
