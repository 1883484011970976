import { randomId } from './random-id.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Runs `work` while no other tab does. It runs in any case: a lock that is not given in time is done without. */
export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface LockTimes {
  /** How long to wait for another tab, in ms. */
  wait: number;
  /** How long a lease holds when its tab never gives it back, in ms. */
  lease: number;
  /** Between looks at a lease that another tab holds, in ms. */
  look: number;
}

/** Longer than a refresh takes whose first answer is lost. */
const usual: LockTimes = { wait: 35_000, lease: 35_000, look: 100 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For browsers with Web Locks, which exist only on HTTPS and localhost. */
export function webLock(locks: Pick<LockManager, 'request'>, name: string, { wait } = usual): Exclusively {
  return async (work) => {
    let isGranted = false;
    const granted = () => {
      isGranted = true;
      return work();
    };
    try {
      return (await locks.request(name, { signal: AbortSignal.timeout(wait) }, granted)) as Awaited<ReturnType<typeof work>>;
    } catch (error) {
      // Waited too long, or the browser refuses locks here.
      if (isGranted) throw error;
      return work();
    }
  };
}

/** The same by a lease in the storage that the tabs share; without a storage there is nothing to share. */
export function storageLock(storage: SafeStorage, name: string, { wait, lease, look } = usual): Exclusively {
  return async (work) => {
    const mine = randomId();
    const holder = () => {
      const [id, until] = (storage.find(name) ?? '').split(' ');
      return Number(until) > Date.now() ? id : undefined;
    };
    const deadline = Date.now() + wait;
    while (holder() !== mine && Date.now() < deadline) {
      const isFree = holder() === undefined;
      if (isFree && !storage.set(name, `${mine} ${Date.now() + lease}`)) break;
      // Of two tabs that write at the same moment, the last one holds it.
      await pause(look);
    }
    try {
      return await work();
    } finally {
      if (holder() === mine) storage.remove(name);
    }
  };
}
