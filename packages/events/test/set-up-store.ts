import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { EventBus } from '../src/ports/event-bus.ts';
import { memoryBus } from '../src/memory/memory-bus.ts';
import { busOn, openBusServer } from './bus-server.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** An empty bus of the run's profile, on a server. */
export const openRunBus = async (): Promise<EventBus> => busOn(await openBusServer());

export interface StoreSetUp<Trx> {
  readonly under: StoreUnderTest<Trx>;
  readonly bus: EventBus;
  /** What a test starts is stopped when it ends. */
  run<Running extends { stop(): Promise<void> }>(started: Running): Running;
}

/** For the contracts of event stores: one store, which each test finds empty, and for each a bus of its own. */
export const setUpStore = <Trx>(
  open: () => Promise<StoreUnderTest<Trx>>,
  openBusOfTest: () => Promise<EventBus> = async () => memoryBus(),
): StoreSetUp<Trx> => {
  let under: StoreUnderTest<Trx>;
  let bus: EventBus;
  let running: { stop(): Promise<void> }[] = [];
  beforeAll(async () => void (under = await open()));
  beforeEach(async () => void (bus = await openBusOfTest()));
  afterEach(async () => {
    await Promise.all(running.map((one) => one.stop()));
    running = [];
    await bus.close();
    await under.empty();
  });
  afterAll(() => under.close());
  return {
    get under() {
      return under;
    },
    get bus() {
      return bus;
    },
    run: (started) => {
      running.push(started);
      return started;
    },
  };
};
