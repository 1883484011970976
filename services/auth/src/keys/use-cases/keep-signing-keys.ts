import type { Clock } from '@paltu/kernel';
import { keysOver, periodsDue, turnOf } from '../domain/signing-period.ts';
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
    const existing = await store.list();
    const due = periodsDue(existing, now);
    for (const period of due) await store.addIfAbsent({ ...(await createKey()), period, signsFrom: turnOf(period) });
    // Read back: where two processes made a key for one period, the first one counts. What a new one ends is ended now.
    const kept = due.length === 0 ? existing : await store.list();
    const over = keysOver(kept, now);
    await store.delete(over.map(({ kid }) => kid));
    return kept.filter((key) => !over.includes(key));
  };
