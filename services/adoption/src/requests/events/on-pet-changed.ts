import { petState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { knownPetOfMessage } from '@paltu/projections';
import type { FollowListingOf } from '../use-cases/follow-listing-of.ts';

/** Every event of pets carries the whole listing. */
export const onPetChanged = (followIn: (trx: Transaction) => FollowListingOf): EventRule =>
  onState(petState, (pet, event, trx) => followIn(trx)(knownPetOfMessage(pet, event)));
