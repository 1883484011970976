import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { anEvent, openHarness, petTopic, recordingProjector, source, type Harness } from './event-harness.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterEach(() => harness.empty());
afterAll(() => harness.close());

const warnings: string[] = [];
const logger: Logger = { ...silentLogger, warn: (fields, message) => void warnings.push(`${message} ${JSON.stringify(fields)}`) };
const startWatched = (refuses: () => boolean): RunningConsumers => {
  const consumers = [recordingProjector('test.projector', refuses)];
  const watch = { checkEveryMs: 200, mostLagMs: 60_000 };
  const running = startConsumers({ store: harness.eventStore, bus: harness.bus, consumers, logger, watch });
  harness.defer(() => running.stop());
  return running;
};

test('a consumer with parked events is reported for as long as it has them', async () => {
  const running = startWatched(() => true);
  await harness.bus.publish([toMessage(anEvent('a', 1), source), toMessage(anEvent('a', 2), source)]);
  await eventually(() => running.problems().includes('test.projector has 2 parked events'), 'it is reported');
  warnings.length = 0;
  await eventually(() => warnings.filter((line) => line.includes('test.projector has 2 parked events')).length >= 2, 'and reported again');
  const options = { databases: { test: harness.service.url }, busUrl: harness.busUrl };
  await runEventsCommand(['drop', 'consumer=test.projector', 'all=yes'], options);
  await eventually(() => running.problems().length === 0, 'all is well');
});

test('a consumer whose log has lost events is reported, whatever the bus', async () => {
  const running = startWatched(() => false);
  await harness.bus.publish([toMessage(anEvent('a', 1), source)]);
  await harness.hasEffects(1);
  expect(running.problems()).toEqual([]);
  await harness.database('consumer_offsets').where({ topic: petTopic }).update({ next_offset: 900 });
  await eventually(
    () => /^test\.projector has lost events: pets\.pet\.v1\/\d ends at \d, the offset is 900$/.test(running.problems()[0] ?? ''),
    'it is reported',
  );
});
