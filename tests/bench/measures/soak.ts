import { print } from '../../expectations.ts';
import type { RunningProduct } from '../../product/running-product.ts';
import type { People } from '../people.ts';
import { memoryOf } from './memory.ts';
import { mixedLoad, type MixedLoad } from './mixed-load.ts';

/** One minute of a long load: what it came to, and the memory of each process in MB at its end. */
export interface SoakMinute extends MixedLoad {
  readonly memory: Readonly<Record<string, number>>;
}

const secondsOfMinute = 60;
/** Tokens last longer than that, and the login takes seconds. */
const minutesOfLogin = 5;

/** The load of a busy evening minute after minute: memory that grows without an end shows. `logIn` gives callers whose tokens have just begun. */
export const soak = async (
  product: RunningProduct,
  logIn: () => Promise<People>,
  published: readonly string[],
  minutes: number,
): Promise<readonly SoakMinute[]> => {
  const all: SoakMinute[] = [];
  let people: People | undefined;
  while (all.length < minutes) {
    if (people === undefined || all.length % minutesOfLogin === 0) people = await logIn();
    const load = await mixedLoad(product.address, people, published, secondsOfMinute);
    const memory = await memoryOf(product);
    all.push({ ...load, memory });
    print(
      `  minute ${all.length} of ${minutes}: ${Math.round(memory['all'] ?? Number.NaN)} MB, p99 of reads ${Math.round(load.reads.p99)} ms`,
    );
  }
  return all;
};
