import type { Clock, MemberId } from '@paltu/kernel';
import { changeLike } from './interest-changes.ts';
import type { Thing } from './interest.ts';
import type { InterestScope } from './ports.ts';

/** Takes back all that a member likes who is no more. */
export const forgetLikes =
  <T extends Thing>({ interests, likes, outbox }: InterestScope<T>, clock: Clock) =>
  async (memberId: MemberId): Promise<void> => {
    const at = clock.now();
    for (const before of await interests.listLikedBy(memberId)) {
      const { state, events } = changeLike(before, { memberId, isLiked: true, liked: false }, at);
      await interests.save(state);
      await likes.delete(memberId, state);
      await outbox.append(events);
    }
  };
