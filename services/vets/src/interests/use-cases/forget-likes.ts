import type { Clock, MemberId } from '@paltu/kernel';
import { setLiked } from '../domain/interest-changes.ts';
import type { InterestScope } from './ports.ts';

/** Takes back all that a member likes who is no more. */
export const forgetLikes = async ({ interests, likes, outbox }: InterestScope, memberId: MemberId, clock: Clock): Promise<void> => {
  const at = clock.now();
  for (const before of await interests.listLikedBy(memberId)) {
    const { state, events } = setLiked(before, { memberId, isLiked: true, liked: false }, at);
    await interests.save(state);
    await likes.delete(memberId, state.id);
    await outbox.append(events);
  }
};
