import type { Clock, MemberId } from '@paltu/kernel';
import { changeLike } from '../domain/interest-changes.ts';
import type { Thing } from '../domain/interest.ts';
import type { InterestScope } from './ports.ts';

export interface ForgetLikesNeeds<T extends Thing> {
  readonly scope: InterestScope<T>;
  readonly clock: Clock;
}

/** Takes back all that a member likes whose account is erased. */
export const forgetLikes =
  <T extends Thing>({ scope: { interests, likes, keep }, clock }: ForgetLikesNeeds<T>) =>
  async (memberId: MemberId): Promise<void> => {
    const at = clock.now();
    for (const interest of await interests.listLikedBy(memberId)) {
      await keep(interest, changeLike(interest, { memberId, isLiked: true, liked: false }, at));
      await likes.delete(memberId, interest);
    }
  };
