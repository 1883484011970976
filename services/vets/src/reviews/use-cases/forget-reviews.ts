import type { Clock, MemberId } from '@paltu/kernel';
import { forgetAuthor } from '../domain/review-decisions.ts';
import type { ReviewScope } from './ports.ts';

/** Forgets the words of a member who is no more; their stars still count. */
export const forgetReviews = async ({ standings, reviews, outbox }: ReviewScope, authorId: MemberId, clock: Clock): Promise<void> => {
  const at = clock.now();
  for (const { id, vetId } of await reviews.listBy(authorId)) {
    const standing = await standings.hold(vetId);
    const review = await reviews.find(id);
    if (standing === undefined || review === undefined) continue;
    const { state, events } = forgetAuthor(standing, review, at);
    if (events.length === 0) continue;
    await reviews.save(state.review);
    await standings.save(state.standing);
    await outbox.append(events);
  }
};
