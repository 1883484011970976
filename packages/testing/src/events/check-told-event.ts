import { deepStrictEqual } from 'node:assert/strict';
import { readEnvelope, toMessage, type OutgoingEvent, type ReceivedMessage } from '@paltu/events';
import fc from 'fast-check';
import type { HeardTopic, Telling, ToldEvent } from './told-event.ts';
import { wordsOfMessage, wordsOfTelling } from './words-of-message.ts';

/** By their values alone: facts that are made up have no prototype. */
const same = (found: unknown, told: unknown): void => deepStrictEqual(structuredClone(found), structuredClone(told));

/** What arrives of an event that was said: it has been bytes. */
const arrived = (event: OutgoingEvent): ReceivedMessage => {
  const message = toMessage(event, `/paltu/${event.definition.topic.name.split('.')[0]}`);
  return readEnvelope({ ...message, partition: 0, offset: 0, appendedAt: event.time });
};

const checkArrived = ({ definition }: ToldEvent, message: ReceivedMessage, tells: Telling): void => {
  const { subject, sequence, time } = message;
  same({ subject, sequence, time }, { subject: tells.subject, sequence: tells.sequence, time: tells.time });
  const event = message.as(definition);
  if (event === undefined) throw new Error(`it arrived as ${message.type}`);
  same(wordsOfMessage(definition.schema, event.data), wordsOfTelling(definition.schema, tells.data));
};

/** How many facts, and whether the smallest one is looked for. */
export type RunParameters = Pick<fc.Parameters, 'numRuns' | 'endOnFailure'>;

/**
 * Says facts of any kind, and compares what arrives, and what each of these consumers hands on, with what was told.
 * @throws Error with the smallest fact for which they differ.
 */
export const checkToldEvent = async (
  event: ToldEvent,
  heard: readonly HeardTopic[],
  parameters: RunParameters = { numRuns: 50 },
): Promise<void> => {
  const listeners = heard.filter(({ topic }) => topic === event.definition.topic.name);
  const property = fc.asyncProperty(event.samples, async (sample) => {
    const { said, tells } = await sample();
    const ours = said.filter(({ definition }) => definition.topic.name === event.definition.topic.name);
    same(
      ours.map(({ definition }) => definition.type),
      [event.definition.type],
    );
    for (const outgoing of ours) {
      const message = arrived(outgoing);
      checkArrived(event, message, tells);
      for (const { left, expects } of listeners) same(await left(message), expects(tells, message.type));
    }
  });
  await fc.assert(property, parameters);
};
