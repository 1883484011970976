import type { Outbox } from '@paltu/events';
import { keeping } from '@paltu/kernel';
import type { InterestEvent } from '../domain/interest-changes.ts';
import type { Interest, Thing } from '../domain/interest.ts';
import type { InterestMessages, InterestRepository, InterestScope, Likes } from './ports.ts';

export interface InterestScopeNeeds<T extends Thing> {
  readonly interests: InterestRepository<T>;
  readonly likes: Likes<T>;
  readonly outbox: Outbox;
  readonly messages: InterestMessages<T>;
}

/** The events of the service about what happened to an interest. */
export const interestEvents = <T extends Thing>(messages: InterestMessages<T>, event: InterestEvent<T>) =>
  messages(event, { subject: event.interest.id, sequence: event.interest.version, time: event.at });

/** All that a use case may write with, in one transaction. */
export const interestScope = <T extends Thing>({ interests, likes, outbox, messages }: InterestScopeNeeds<T>): InterestScope<T> => ({
  interests,
  likes,
  keep: keeping<Interest<T>, InterestEvent<T>>({
    save: interests.save,
    outbox: { append: (events) => outbox.append(events.flatMap((event) => interestEvents(messages, event))) },
  }),
});
