import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@paltu/kernel';

export interface Patience {
  /** Who is waited for, as the progress lines name it: `PostgreSQL at postgres:5432`. */
  readonly of: string;
  /** Milliseconds from the first try to the last. */
  readonly limitMs: number;
  /** Whether waiting may help against this error. */
  readonly isPassing: (error: unknown) => boolean;
  readonly logger: Logger;
}

/** Host and port of an address, for lines that must not repeat its password. */
export const hostOf = (url: string): string => /\/\/(?:[^@]*@)?([^/?]+)/.exec(url)?.[1] ?? 'an unknown host';

const tryEveryMs = 1_000;
const sayEveryMs = 5_000;

/** What an error says; several at once (one for each address of a name) say the first. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/**
 * Repeats `work` while what it needs is away, with a line now and then, until the limit.
 * @throws Error of one line that names who was waited for and why it failed.
 */
export const withPatience = async <T>({ of, limitMs, isPassing, logger }: Patience, work: () => Promise<T>): Promise<T> => {
  const begunAt = Date.now();
  let saidAt = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const waitedMs = Date.now() - begunAt;
      const waited = `${Math.round(waitedMs / 1000)} s`;
      if (!isPassing(error)) throw new Error(`${of}: ${reasonOf(error)}`, { cause: error });
      if (waitedMs >= limitMs) throw new Error(`${of} did not answer within ${waited}: ${reasonOf(error)}`, { cause: error });
      if (Date.now() - saidAt >= sayEveryMs) {
        logger.info({}, `waiting for ${of}, ${waited} so far: ${reasonOf(error)}`);
        saidAt = Date.now();
      }
      await sleep(tryEveryMs);
    }
  }
};
