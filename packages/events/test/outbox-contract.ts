import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contactErased, contactUpdated, petCreated } from '@paltu/contracts';
import { withRequestContext } from '@paltu/kernel';
import type { BusMessage } from '../src/envelope/event.ts';
import { maxEventBytes } from '../src/outbox/appending.ts';
import type { Outbox } from '../src/ports/outbox.ts';
import { anEvent } from './event-harness.ts';
import { partialEvent } from './partial-event.ts';

export interface OutboxUnderTest {
  /** Stores an aggregate and hands the outbox of the same unit of work to `work`. */
  store(key: string, work: (outbox: Outbox) => Promise<void>): Promise<void>;
  hasAggregate(key: string): Promise<boolean>;
  /** What waits for the relay, in order. */
  waiting(key: string): Promise<BusMessage[]>;
  close(): Promise<void>;
}

/** What the outbox of every store promises. */
export const describeOutbox = (name: string, open: () => Promise<OutboxUnderTest>): void => {
  describe(`the outbox (${name})`, () => {
    let store: OutboxUnderTest;
    beforeAll(async () => void (store = await open()));
    afterAll(() => store.close());

    test('aggregate and events are stored together, in the order they were appended', async () => {
      await store.store('kept', async (outbox) => {
        await outbox.append([anEvent('kept', 1), anEvent('kept', 2)]);
        await outbox.append([]);
        await outbox.append([anEvent('kept', 3)]);
      });
      expect(await store.hasAggregate('kept')).toBe(true);
      expect((await store.waiting('kept')).map(({ headers }) => headers['ce_sequence'])).toEqual(['1', '2', '3']);
    });

    test('neither is stored when the work fails', async () => {
      const failing = store.store('lost', async (outbox) => {
        await outbox.append([anEvent('lost', 1)]);
        throw new Error('after all, no');
      });
      await expect(failing).rejects.toThrow('after all, no');
      expect(await store.hasAggregate('lost')).toBe(false);
      expect(await store.waiting('lost')).toEqual([]);
    });

    test('neither is stored when an event is refused', async () => {
      const event = anEvent('twice', 1);
      await expect(store.store('twice', (outbox) => outbox.append([event, event]))).rejects.toThrow();
      expect(await store.hasAggregate('twice')).toBe(false);
    });

    test('an event over 256 KB is refused, one of 256 KB is not', async () => {
      const sized = (key: string, bytes: number) =>
        partialEvent(petCreated, { subject: key, data: { pet: { description: 'x'.repeat(bytes - '{"pet":{"description":""}}'.length) } } });
      await store.store('full', (outbox) => outbox.append([sized('full', maxEventBytes)]));
      expect(await store.waiting('full')).toHaveLength(1);
      await expect(store.store('over', (outbox) => outbox.append([sized('over', maxEventBytes + 1)]))).rejects.toThrow(
        `more than ${maxEventBytes}`,
      );
      expect(await store.hasAggregate('over')).toBe(false);
    });

    test('a tombstone waits without a value, beside the event whose headers it has', async () => {
      const erased = partialEvent(contactErased, { subject: 'gone', sequence: 2, data: {} });
      await store.store('gone', (outbox) => outbox.append([partialEvent(contactUpdated, { subject: 'gone', data: {} }), erased]));
      expect((await store.waiting('gone')).map(({ value }) => value && Buffer.from(value).toString())).toEqual(['{}', null]);
      expect((await store.waiting('gone'))[1]?.headers).toMatchObject({ ce_type: 'pk.paltu.contact.erased.v1', ce_sequence: '2' });
    });

    test('texts that SQL cannot hold travel in an event all the same', async () => {
      await store.store('odd', (outbox) => outbox.append([anEvent('odd', 1, { name: 'NUL \0, lone \ud800, پالتو' })]));
      const [message] = await store.waiting('odd');
      expect(JSON.parse(Buffer.from(message?.value ?? []).toString()).pet.name).toBe('NUL \0, lone \ud800, پالتو');
    });

    test('an event carries the trace of the request that caused it', async () => {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      await withRequestContext({ requestId: 'r', traceparent }, () =>
        store.store('traced', (outbox) => outbox.append([anEvent('traced')])),
      );
      expect((await store.waiting('traced'))[0]?.headers['ce_traceparent']).toBe(traceparent);
    });
  });
};
