import type { RateLimiters } from '@paltu/limits';
import { countWork, type CountWork } from '@paltu/service-kit';

/** More in an hour is no talk between people. */
const messagesRule = { name: 'messages', points: 120, seconds: 60 * 60 };
/** More in a day is no search for a pet. */
const conversationsRule = { name: 'conversations', points: 50, seconds: 24 * 60 * 60 };
/** Many of one carrier share an address. */
const visitorsRule = { name: 'visitor messages', points: 10, seconds: 60 * 60 };

/** How often somebody may write, by what they write as: a member by id, a visitor by address. */
export interface MessageLimits {
  readonly countMessage: CountWork;
  readonly countStart: CountWork;
  readonly countVisitor: CountWork;
}

export const limiterMessages = (limiters: Pick<RateLimiters, 'of'>): MessageLimits => ({
  countMessage: countWork(limiters.of(messagesRule)),
  countStart: countWork(limiters.of(conversationsRule)),
  countVisitor: countWork(limiters.of(visitorsRule)),
});
