import { setTimeout as sleep } from 'node:timers/promises';
import { anEvent, type Harness } from './event-harness.ts';

/**
 * Stores an event of each key every `everyMs`, until it is stopped; `stop` answers how many rounds there were. The outbox takes them whatever
 * happens to the bus. @param nameOf names the events of a round, by key and sequence by default
 */
export const keepStoring = (harness: Harness, keys: readonly string[], everyMs: number, nameOf?: () => string) => {
  let isOver = false;
  let rounds = 0;
  const run = async (): Promise<void> => {
    while (!isOver) {
      rounds += 1;
      const named = nameOf && { name: nameOf() };
      await harness.store(...keys.map((key) => anEvent(key, rounds, named)));
      await sleep(everyMs);
    }
  };
  const running = run();
  return { stop: async () => ((isOver = true), await running, rounds) };
};
