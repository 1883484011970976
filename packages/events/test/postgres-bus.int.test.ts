import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { postgresBus } from '../src/bus/postgres-bus.ts';
import { toMessage } from '../src/envelope/envelope.ts';
import { openPostgresLog } from './bus-server.ts';
import { busOnServer } from './bus-under-test.ts';
import { describeEventBus } from './event-bus-contract.ts';
import { anEvent, openHarness, source } from './event-harness.ts';

describeEventBus('PostgreSQL', () => busOnServer(openPostgresLog));

test('a topic whose partition count was changed is refused, for its keys would move', async () => {
  const harness = await openHarness(openPostgresLog);
  await harness.bus.publish([toMessage(anEvent('a'), source)]);
  const changed = postgresBus({
    url: harness.busUrl,
    logger: silentLogger,
    topics: [{ name: 'pets.pet.v1', partitions: 7, audience: 'closed' }],
  });
  await expect(changed.publish([toMessage(anEvent('a'), source)])).rejects.toThrow('never changes');
  await changed.close();
  await harness.close();
});
