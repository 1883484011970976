import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import type { GroupControl } from '../ports/event-bus.ts';
import type { ConsumerContext } from './classify.ts';
import { requestRunner } from './requests.ts';

const consumer = 'test.projector';
const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

let isAway: boolean;
let tries: number;
let outcomes: Record<string, string>;
let run: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  [isAway, tries, outcomes] = [true, 0, {}];
  const open = (['replay', 'drop'] as const).map((kind) => ({ id: kind, consumer, kind, key: null, event_id: null }));
  let ended: Record<string, string> = {};
  const select = async () => {
    tries += 1;
    if (isAway) throw timeout;
    return [];
  };
  const store = {
    runPart: (trx: undefined, work: (part: undefined) => Promise<string>) => work(trx),
    afterCommit: () => undefined,
    parked: { select, drop: async () => 1 },
    requests: {
      takeOpen: async () => open.filter(({ id }) => !(id in outcomes)),
      end: async (_trx: undefined, id: string, outcome: string) => void (ended[id] = outcome),
    },
  };
  const runRequests = requestRunner({ store, definition: { consumer }, logger: silentLogger } as unknown as ConsumerContext<undefined>);
  run = async () => {
    ended = {};
    await runRequests(undefined, {} as GroupControl);
    outcomes = { ...outcomes, ...ended };
  };
});
afterEach(() => void jest.useRealTimers());

/** Tries for so long, every five seconds, as maintenance does. */
const failFor = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 5) {
    await expect(run()).rejects.toBe(timeout);
    jest.advanceTimersByTime(5_000);
  }
};

test('a request waits for a server that restarts', async () => {
  await failFor(60);
  isAway = false;
  await run();
  expect(outcomes).toEqual({ replay: 'replayed 0 of 0', drop: 'dropped 1' });
});

test('a request that fails for longer is ended without another try, and those behind it are carried out', async () => {
  await failFor(120);
  const before = tries;
  await run();
  expect(tries).toBe(before);
  expect(outcomes).toEqual({ replay: `failed: ${timeout.message}; nothing was changed`, drop: 'dropped 1' });
});

test('a request that was tried a few times only is tried again, however long ago that was', async () => {
  await failFor(10);
  jest.advanceTimersByTime(600_000);
  isAway = false;
  await run();
  expect(outcomes).toMatchObject({ replay: 'replayed 0 of 0' });
});
