import { expect, test } from '@jest/globals';
import { SignalKind, somethingChanged, type Topic } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { toMessage } from '../src/envelope/envelope.ts';
import type { EventBus } from '../src/ports/event-bus.ts';
import { messageOf } from './bus-messages.ts';
import { partialEvent } from './partial-event.ts';
import { readTopic } from './read-topic.ts';

/** Of so many minutes, so that a test need not wait. */
export const shortlyKept: Topic = { ...somethingChanged.topic, keptMinutes: 1 / 600 };

const signalOf = (sequence: number) =>
  toMessage(partialEvent(somethingChanged, { subject: 'sana', sequence, data: { kind: SignalKind.MESSAGES } }), '/paltu/messaging');

/** What a bus of one machine promises of a topic whose records are kept for a while: they go with what is published after. */
export const describeExpiringTopics = (name: string, open: () => Promise<{ readonly bus: EventBus; close(): Promise<void> }>): void => {
  test(`what is kept for a while goes, and nothing else (${name})`, async () => {
    const { bus, close } = await open();
    const held = async (topic: string) => (await readTopic(bus, topic)).map(({ record }) => Number(record.headers['ce_sequence']));
    await bus.publish([signalOf(1), messageOf('a', 1)]);
    let last = 1;
    await eventually(async () => {
      last += 1;
      await bus.publish([signalOf(last)]);
      return !(await held(shortlyKept.name)).includes(1);
    }, 'the first signal is gone');
    expect(await held(shortlyKept.name)).toContain(last);
    expect(await held(messageOf('a', 1).topic)).toEqual([1]);
    await close();
  });
};
