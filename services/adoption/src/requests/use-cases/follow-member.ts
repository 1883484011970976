import type { FollowMember } from '@paltu/projections';
import { followMember as follow } from '../domain/product-decisions.ts';
import type { FollowNeeds } from './follow-listing.ts';

/** Ends the open requests of a member who leaves, and forgets the words of one whose account is erased. */
export const followMember =
  ({ scope: { adoptions, keep }, clock }: FollowNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    if (isAway) {
      for (const petId of await adoptions.listOpenPets(memberId)) {
        const adoption = await adoptions.get(petId);
        await keep(adoption, follow(adoption, memberId, clock.now()));
      }
    }
    if (isErased) await adoptions.eraseTexts(memberId);
  };
