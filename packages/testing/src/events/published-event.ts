import type { EventDefinition } from '@paltu/contracts';
import type { OutgoingEvent, Outbox, ReceivedMessage } from '@paltu/events';
import type { Arbitrary } from 'fast-check';

/** What an event is to hold, in the words and the types of the domain: nothing here comes out of a mapper. */
export interface ExpectedEvent {
  readonly subject: string;
  readonly sequence: number;
  readonly time: Date;
  /** The fields of the message by their names in the contract; instants are dates, choices the words of the product. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface PublishedEventOf<Fact> {
  readonly definition: EventDefinition;
  readonly facts: Arbitrary<Fact>;
  /** Hands the fact to the mapper of the service, which appends to this outbox. */
  readonly publish: (fact: Fact, outbox: Outbox) => Promise<void>;
  readonly expected: (fact: Fact) => ExpectedEvent;
}

/** One fact as the mapper of the service wrote it, beside what is expected of it. */
export interface PublishedSample {
  readonly published: readonly OutgoingEvent[];
  readonly expected: ExpectedEvent;
}

/** An event of a service: facts of any kind, what its mapper makes of them, and what is expected of that. */
export interface PublishedEvent {
  readonly definition: EventDefinition;
  readonly samples: Arbitrary<() => Promise<PublishedSample>>;
}

export const publishedEvent = <Fact>({ definition, facts, publish, expected }: PublishedEventOf<Fact>): PublishedEvent => ({
  definition,
  samples: facts.map((fact) => async () => {
    const published: OutgoingEvent[] = [];
    await publish(fact, { append: async (events) => void published.push(...events) });
    return { published, expected: expected(fact) };
  }),
});

/** What a consumer hands on to its use case or table, for a message that arrived. */
export interface ConsumedTopic {
  readonly consumer: string;
  readonly topic: string;
  readonly left: (message: ReceivedMessage) => Promise<unknown>;
  /** The same out of the expected event; `type` is that of the event. */
  readonly expects: (expected: ExpectedEvent, type: string) => unknown;
}
