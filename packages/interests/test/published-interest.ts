import type { EventDefinition } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent, type PublishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import type { Interest, InterestEvent, InterestMessages, Thing } from '../src/interest.ts';
import { interestEvents } from '../src/like-use-cases.ts';

const figure = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const memberId = fc.uuid().map((id) => id as MemberId);

export const ownedThing = fc.record({ id: fc.uuid(), ownerId: memberId });

export interface InterestToPublish<T extends Thing> {
  readonly definition: EventDefinition;
  readonly type: InterestEvent<T>['type'];
  readonly things: fc.Arbitrary<T>;
  /** The mapper of the service. */
  readonly messages: InterestMessages<T>;
  /** The fields that the contract of the service has of an interest. */
  readonly expected: (interest: Interest<T>) => object;
}

/** An event of a service about one of its things that was liked or viewed: facts of any kind, and what is expected of them. */
export const publishedInterest = <T extends Thing>({
  definition,
  type,
  things,
  messages,
  expected,
}: InterestToPublish<T>): PublishedEvent =>
  publishedEvent({
    definition,
    facts: fc.record({
      interest: fc
        .tuple(things, fc.record({ version: fc.integer({ min: 1 }), likes: figure, views: figure }))
        .map(([thing, figures]): Interest<T> => ({ ...thing, ...figures })),
      memberId,
      at: fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    }),
    publish: (fact, outbox) => outbox.append(interestEvents(messages, { type, ...fact })),
    expected: ({ interest, memberId: member, at }) => ({
      subject: interest.id,
      sequence: interest.version,
      time: at,
      data: { interest: expected(interest), ...(type !== 'viewed' && { memberId: member }) },
    }),
  });
