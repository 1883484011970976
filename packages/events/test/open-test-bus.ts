import { silentLogger } from '@paltu/kernel';
import { testEnginesVariable } from '@paltu/testing';
import type { EventBus } from '../src/bus/event-bus.ts';
import { memoryBus } from '../src/bus/log-bus.ts';
import { openBus } from '../src/bus/open-bus.ts';
import { openKafka } from './bus-server.ts';

export { openBusServer, type BusServer } from './bus-server.ts';

/** An empty bus for the tests of a service: in memory, or the Kafka of the run, which one test at a time may use. */
export const openTestBus = async (): Promise<EventBus> => {
  if (process.env[testEnginesVariable] === undefined) return memoryBus();
  const server = await openKafka();
  const bus = await openBus({ url: server.url, clientId: 'test', logger: silentLogger });
  const close = async (): Promise<void> => {
    await bus.close();
    await server.close();
  };
  return { ...bus, close };
};
