import type { Clock } from '@paltu/kernel';
import { periodAt, periodsKnownAt } from '../domain/signing-period.ts';
import type { CreateKey, SigningKey, SigningKeyStore } from './ports.ts';

/** Makes the keys that are due, drops those whose tokens are gone, and returns the ones to publish. */
export type KeepSigningKeys = () => Promise<readonly SigningKey[]>;

export interface KeepSigningKeysNeeds {
  readonly store: SigningKeyStore;
  readonly createKey: CreateKey;
  readonly clock: Clock;
}

export const keepSigningKeys =
  ({ store, createKey, clock }: KeepSigningKeysNeeds): KeepSigningKeys =>
  async () => {
    const now = clock.now();
    const { first, last } = periodsKnownAt(now);
    await store.deleteBefore(first);
    const existing = await store.list();
    for (let period = periodAt(now); period <= last; period += 1) {
      if (existing.some((key) => key.period === period)) continue;
      await store.addIfAbsent({ ...(await createKey()), period });
    }
    // Read back: where two processes made a key for one period, the first one counts.
    return store.list();
  };
