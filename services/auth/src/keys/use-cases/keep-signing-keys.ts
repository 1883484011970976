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
    const [due, over] = [periodsDue(existing, now), keysOver(existing, now)];
    if (due.length === 0 && over.length === 0) return existing;
    for (const period of due) await store.addIfAbsent({ ...(await createKey()), period, signsFrom: turnOf(period) });
    await store.delete(over.map(({ kid }) => kid));
    // Read back: where two processes made a key for one period, the first one counts. What a new one ends is ended now.
    const kept = await store.list();
    await store.delete(keysOver(kept, now).map(({ kid }) => kid));
    return kept.filter((key) => !keysOver(kept, now).includes(key));
  };
