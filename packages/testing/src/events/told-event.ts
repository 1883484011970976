import type { EventDefinition } from '@paltu/contracts';
import type { OutgoingEvent, Outbox, ReceivedMessage } from '@paltu/events';
import type { Arbitrary } from 'fast-check';

/** What an event tells, in the words and the types of the domain: nothing here comes out of a mapper. */
export interface Telling {
  readonly subject: string;
  readonly sequence: number;
  readonly time: Date;
  /** The fields of the message by their names in the contract; instants are dates, choices the words of the product. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ToldEventOf<Fact> {
  readonly definition: EventDefinition;
  readonly facts: Arbitrary<Fact>;
  /** Hands the fact to the mapper of the service, which appends to this outbox. */
  readonly say: (fact: Fact, outbox: Outbox) => Promise<void>;
  readonly tells: (fact: Fact) => Telling;
}

/** One fact as the mapper of the service wrote it, beside what it should tell. */
export interface Told {
  readonly said: readonly OutgoingEvent[];
  readonly tells: Telling;
}

/** An event of a service: facts of any kind, what its mapper makes of them, and what that has to tell. */
export interface ToldEvent {
  readonly definition: EventDefinition;
  readonly samples: Arbitrary<() => Promise<Told>>;
}

export const toldEvent = <Fact>({ definition, facts, say, tells }: ToldEventOf<Fact>): ToldEvent => ({
  definition,
  samples: facts.map((fact) => async () => {
    const said: OutgoingEvent[] = [];
    await say(fact, { append: async (events) => void said.push(...events) });
    return { said, tells: tells(fact) };
  }),
});

/** What a consumer hands on to its use case or table, for a message that arrived. */
export interface HeardTopic {
  readonly consumer: string;
  readonly topic: string;
  readonly left: (message: ReceivedMessage) => Promise<unknown>;
  /** The same out of what was told; `type` is that of the event. */
  readonly expects: (tells: Telling, type: string) => unknown;
}
