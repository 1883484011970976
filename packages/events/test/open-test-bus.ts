import { testEnginesVariable } from '@paltu/testing';
import type { EventBus } from '../src/ports/event-bus.ts';
import { memoryBus } from '../src/memory/memory-bus.ts';
import { busOn, openKafka } from './bus-server.ts';

export { openBusServer, type BusServer } from './bus-server.ts';

/** An empty bus for the tests of a service: in memory, or the Kafka of the run, which one test at a time may use. */
export const openTestBus = async (): Promise<EventBus> =>
  process.env[testEnginesVariable] === undefined ? memoryBus() : busOn(await openKafka());
