import { deepStrictEqual } from 'node:assert/strict';
import { readEnvelope, toMessage, type OutgoingEvent, type ReceivedMessage } from '@paltu/events';
import fc from 'fast-check';
import type { ConsumedTopic, ExpectedEvent, PublishedEvent } from './published-event.ts';
import { wordsOfMessage, wordsOfExpected } from './words-of-message.ts';

/** By their values alone: facts that are made up have no prototype. */
const same = (found: unknown, wanted: unknown): void => deepStrictEqual(structuredClone(found), structuredClone(wanted));

/** What arrives of an event that was published: it has been bytes. */
const arrived = (event: OutgoingEvent): ReceivedMessage => {
  const message = toMessage(event, `/paltu/${event.definition.topic.name.split('.')[0]}`);
  return readEnvelope({ ...message, partition: 0, offset: 0, appendedAt: event.time });
};

const checkArrived = ({ definition }: PublishedEvent, message: ReceivedMessage, expected: ExpectedEvent): void => {
  const { subject, sequence, time } = message;
  same({ subject, sequence, time }, { subject: expected.subject, sequence: expected.sequence, time: expected.time });
  const event = message.as(definition);
  if (event === undefined) throw new Error(`it arrived as ${message.type}`);
  same(wordsOfMessage(definition.schema, event.data), wordsOfExpected(definition.schema, expected.data));
};

/** How many facts, and whether the smallest one is looked for. */
export type RunParameters = Pick<fc.Parameters, 'numRuns' | 'endOnFailure'>;

/**
 * Publishes facts of any kind, and compares what arrives, and what each of these consumers hands on, with what is expected.
 * @throws Error with the smallest fact for which they differ.
 */
export const checkPublishedEvent = async (
  event: PublishedEvent,
  consumed: readonly ConsumedTopic[],
  parameters: RunParameters = { numRuns: 50 },
): Promise<void> => {
  const listeners = consumed.filter(({ topic }) => topic === event.definition.topic.name);
  const property = fc.asyncProperty(event.samples, async (sample) => {
    const { published, expected } = await sample();
    const ours = published.filter(({ definition }) => definition.topic.name === event.definition.topic.name);
    same(
      ours.map(({ definition }) => definition.type),
      [event.definition.type],
    );
    for (const outgoing of ours) {
      const message = arrived(outgoing);
      checkArrived(event, message, expected);
      for (const { left, expects } of listeners) same(await left(message), expects(expected, message.type));
    }
  });
  await fc.assert(property, parameters);
};
