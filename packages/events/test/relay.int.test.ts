import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { endSessions, eventually } from '@paltu/testing';
import { startRelay } from '../src/outbox/relay.ts';
import { anEvent, openHarness, petTopic, type Harness } from './event-harness.ts';
import { readTopic } from './read-topic.ts';
import { describeRelaying } from './relaying-contract.ts';
import { openRunBus } from './set-up-store.ts';
import { openPostgresStore } from './store-harness.ts';

describeRelaying('PostgreSQL, on the bus of the run', openPostgresStore, openRunBus);

describe('the relay and its server', () => {
  let harness: Harness;
  beforeAll(async () => void (harness = await openHarness()));
  afterAll(() => harness.close());

  test('a relay whose session the server ended leads again and goes on', async () => {
    const relay = startRelay({ store: harness.eventStore, bus: harness.bus, service: 'test', logger: silentLogger });
    harness.defer(() => relay.stop());
    await eventually(() => relay.isLeader(), 'it leads');
    await endSessions(harness.database, { application_name: 'test relay' });
    await harness.store(anEvent('a', 1));
    await eventually(async () => (await readTopic(harness.bus, petTopic)).length > 0, 'it publishes');
    await eventually(() => relay.isLeader(), 'it leads again');
  });
});
