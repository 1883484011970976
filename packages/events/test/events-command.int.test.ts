import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { silentLogger } from '@paltu/kernel';
import { runEventsCommand } from '../src/cli/run-events-command.ts';
import { startConsumers, type RunningConsumers } from '../src/consumers/start-consumers.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { anEvent, openHarness, pollEveryMs, recordingProjector, recordingReactor, source, type Harness } from './event-harness.ts';

let harness: Harness;
let running: RunningConsumers;
let isRefusing = true;
const bad = anEvent('bad', 1, { name: 'bad.1' });

beforeAll(async () => {
  harness = await openHarness();
  const consumers = [recordingProjector('test.projector', ({ subject }) => isRefusing && subject === 'bad'), recordingReactor()];
  running = startConsumers({ store: harness.eventStore, bus: harness.bus, consumers, logger: silentLogger, pollEveryMs });
  await harness.bus.publish([bad, anEvent('bad', 2), anEvent('good', 1)].map((event) => toMessage(event, source)));
  await eventually(async () => (await harness.database('parked_events')).length === 2, 'two events are parked');
});
afterAll(async () => {
  await running.stop();
  await harness.close();
});

const events = (...words: string[]) => runEventsCommand(words, { databases: { test: harness.service.url }, busUrl: harness.busUrl });

test('list shows the lag of the consumers and what they parked', async () => {
  await eventually(async () => / pets\.pet\.v1 +0 +2 /.test((await events('list')).output), 'the event behind them is taken too');
  const { exitCode, output } = await events('list');
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^SERVICE +CONSUMER +TOPICS +LAG +PARKED +REQUESTS$/m);
  expect(output).toMatch(/^test +test\.projector +pets\.pet\.v1 +0 +2 +0$/m);
  expect(output).toContain(`${bad.id}  pk.paltu.pet.created.v1  bad  refused`);
});

test('show prints everything about a parked event', async () => {
  const { exitCode, output } = await events('show', `event=${bad.id}`);
  expect(exitCode).toBe(0);
  expect(output).toContain('Error: refused bad.1');
  expect(output).toContain('"name": "bad.1"');
});

test.each([
  [['rebuild'], 'rebuild needs consumer=…'],
  [['show', 'event=nothing'], 'no consumer has parked the event nothing'],
  [['replay', 'consumer=nobody'], 'there are test.projector, test.reactor'],
  [['drop', 'consumer=test.projector'], 'drop needs event=…, key=… or all=yes'],
  [['explode'], 'there is no command explode'],
  [['list', 'colour=red'], 'there is no option colour='],
])('%j is wrong usage', async (words, errorText) => {
  const result = await events(...words);
  expect(result.exitCode).toBe(2);
  expect(result.errorText).toContain(errorText);
});

test('help lists every command', async () => {
  expect((await events('help')).output).toMatch(/list[^]*show[^]*replay[^]*drop[^]*republish[^]*rewind[^]*rebuild/);
});

test('a reactor refuses to be rebuilt', async () => {
  expect(await events('rebuild', 'consumer=test.reactor')).toMatchObject({
    exitCode: 1,
    errorText: expect.stringContaining('never rebuilt'),
  });
});

test('replay, drop and rebuild are carried out by the running consumer', async () => {
  expect(await events('replay', 'consumer=test.projector')).toMatchObject({
    exitCode: 0,
    output: 'test.projector (test): replayed 0 of 2; 1 keys are still parked\n',
  });
  expect(await events('drop', 'consumer=test.projector', `event=${bad.id}`)).toMatchObject({
    output: 'test.projector (test): dropped 1\n',
  });
  isRefusing = false;
  expect(await events('replay', 'consumer=test.projector', 'key=bad')).toMatchObject({
    output: 'test.projector (test): replayed 1 of 1\n',
  });
  expect(await events('rebuild', 'consumer=test.projector')).toMatchObject({ exitCode: 0 });
  await eventually(async () => (await harness.names('test.projector')).length === 3, 'the projection is whole');
});

test('a consumer that is rewound reads everything again, and what took effect does not take effect twice', async () => {
  const before = await harness.names();
  expect(await events('rewind', 'consumer=test.projector')).toMatchObject({ exitCode: 0, output: expect.stringContaining('beginning') });
  await eventually(async () => /test\.projector +pets\.pet\.v1 +0 /.test((await events('list')).output), 'it has read everything');
  expect(await harness.names()).toEqual(before);
  expect(await events('rewind', 'consumer=test.reactor')).toMatchObject({ exitCode: 1, errorText: expect.stringContaining('in range') });
});

test('a request to a consumer that does not run is kept for it', async () => {
  await running.stop();
  expect(await events('rebuild', 'consumer=test.projector', 'wait=0')).toMatchObject({ exitCode: 3 });
  expect((await events('list')).output).toMatch(/test\.projector +pets\.pet\.v1 +0 +0 +1$/m);
});

test('a database that is away is reported in one line', async () => {
  const result = await runEventsCommand(['list'], { databases: { test: 'postgres://nobody@127.0.0.1:1/x' }, busUrl: undefined });
  expect(result).toMatchObject({ exitCode: 1, output: '' });
  expect(result.errorText.trim().split('\n')).toHaveLength(1);
});
