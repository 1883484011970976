import type { Clock } from '@paltu/kernel';
import type { IdempotencyKeyArchive } from './ports.ts';

/** Longer than a browser goes on repeating a call whose answer it never got. */
const keptMs = 24 * 60 * 60_000;

export interface ForgetIdempotencyKeysNeeds {
  readonly keys: IdempotencyKeyArchive;
  readonly clock: Clock;
}

/** Returns how many keys were forgotten. */
export const forgetIdempotencyKeys =
  ({ keys, clock }: ForgetIdempotencyKeysNeeds) =>
  (): Promise<number> =>
    keys.forget(new Date(clock.now().getTime() - keptMs));
