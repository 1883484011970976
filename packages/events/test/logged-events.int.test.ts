import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { currentRequest, newId, silentLogger, withRequestContext, type Logger } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import type { Metrics, SpanOptions, Tracer } from '@paltu/telemetry';
import { startConsumers } from '../src/consumers/start-consumers.ts';
import { knexOutbox } from '../src/postgres/knex-outbox.ts';
import { startRelay } from '../src/outbox/relay.ts';
import { anEvent, openHarness, recordingProjector, source, type Harness } from './event-harness.ts';

const consumer = 'test.projector';
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

/** Lines of the log with the request that they belong to, as the logger writes them. */
const logOf = () => {
  const lines: object[] = [];
  const note = (fields: object, msg: string): void => void lines.push({ msg, ...fields, requestId: currentRequest()?.requestId });
  const logger: Logger = { ...silentLogger, info: note, warn: note, error: note };
  return { logger, lines, of: (wanted: string) => lines.filter((line) => 'msg' in line && line.msg === wanted) };
};

const append = (requestId: string, ...keys: string[]): Promise<void> =>
  withRequestContext({ requestId, traceparent }, () =>
    runTransaction(harness.database, (trx) => knexOutbox(trx, { source }).append(keys.map((key) => anEvent(key)))),
  );

const start = (logger: Logger, refuses: (key: string) => boolean = () => false) => {
  const counted: Record<string, number> = {};
  const add: Metrics['add'] = (name, labels, by) => {
    const series = [name, ...Object.values(labels)].join(' ');
    counted[series] = (counted[series] ?? 0) + by;
  };
  const metrics: Metrics = { add, count: () => undefined, observe: () => undefined, watch: () => undefined };
  const consumers = [recordingProjector(consumer, ({ subject }) => refuses(subject))];
  const { eventStore: store, bus } = harness;
  const running = startConsumers({ store, bus, consumers, logger, metrics });
  const relay = startRelay({ store, bus, service: 'pets', logger: silentLogger });
  harness.defer(() => Promise.all([running.stop(), relay.stop()]));
  return { running, counted };
};

test('a consumer logs each event under the id of the request that caused it', async () => {
  const { logger, of } = logOf();
  const requestId = newId();
  start(logger);
  await append(requestId, 'one');
  await eventually(() => of('event applied').length === 1, 'the event is counted and logged');
  expect(of('event applied')).toEqual([
    { msg: 'event applied', consumer, event: expect.any(String), type: 'pk.paltu.pet.created.v1', subject: 'one', requestId },
  ]);
});

test('a parked event, too, is logged under the id of the request that caused it, once', async () => {
  const { logger, of } = logOf();
  const requestId = newId();
  const { counted } = start(logger, (key) => key === 'bad');
  await append(requestId, 'good', 'bad');
  await eventually(() => of('event parked').length === 1, 'the event is parked');
  expect(of('event parked')).toMatchObject([{ consumer, reason: 'Error: refused bad.1', requestId }]);
  expect(counted).toEqual({
    [`paltu_consumer_events_total ${consumer} applied`]: 1,
    [`paltu_consumer_events_total ${consumer} parked`]: 1,
  });
});

test('many events at once are logged in one line, and all are counted', async () => {
  const { logger, of, lines } = logOf();
  const keys = Array.from({ length: 120 }, (_, index) => `key-${index}`);
  await append(newId(), ...keys);
  const { counted } = start(logger);
  await harness.hasEffects(120);
  await eventually(() => counted[`paltu_consumer_events_total ${consumer} applied`] === 120, 'all are counted');
  expect(of('events applied').length + of('event applied').length).toBe(lines.length);
  expect(lines.length).toBeLessThan(120);
});

test('what an operator measures: how far each consumer is, and what waits to be published', async () => {
  await append(newId(), 'one', 'two');
  const waiting = await harness.eventStore.outbox.backlog();
  expect(waiting.events).toBe(2);
  expect(waiting.oldestSeconds).toBeGreaterThanOrEqual(0);
  const { running } = start(silentLogger);
  await harness.hasEffects(2);
  await eventually(() => running.lags().get(consumer) === 0, 'the consumer is at the end');
  await eventually(async () => (await harness.eventStore.outbox.backlog()).events === 0, 'nothing waits');
  expect(await harness.eventStore.outbox.backlog()).toEqual({ events: 0, oldestSeconds: 0 });
});

test('applying an event is part of the trace of the request that caused it, and so is what follows', async () => {
  const own = '00-0af7651916cd43dd8448eb211c80319c-1111111111111111-01';
  const begun: SpanOptions[] = [];
  const ended: (boolean | undefined)[] = [];
  const tracer: Tracer = {
    start: (_name, options) => {
      begun.push(options);
      return { traceparent: own, end: ({ isError } = {}) => void ended.push(isError) };
    },
  };
  const seen: (string | undefined)[] = [];
  const consumers = [recordingProjector(consumer, () => (seen.push(currentRequest()?.traceparent), false))];
  const { eventStore: store, bus } = harness;
  const running = startConsumers({ store, bus, consumers, logger: silentLogger, tracer });
  const relay = startRelay({ store, bus, service: 'pets', logger: silentLogger });
  harness.defer(() => Promise.all([running.stop(), relay.stop()]));
  await append(newId(), 'one');
  await harness.hasEffects(1);
  expect(begun).toMatchObject([{ kind: 'consumer', parent: traceparent }]);
  expect([seen, ended]).toEqual([[own], [undefined]]);
});
