import type { Clock } from '@paltu/kernel';
import type { SigningKeys, SigningKeyStore } from './signing-key-store.ts';
import { keysOver, leadMs, periodsDue, shownUntil, signingAt, turnOf, type SigningKey } from './signing-key.ts';

interface Rotation {
  /** Whether this call made the key; false when one was waiting for its turn. */
  readonly isNew: boolean;
  readonly kid: string;
  readonly signsFrom: Date;
  /** The key that signs until then, and until when its tokens are accepted; null when none signs. */
  readonly previous: { readonly kid: string; readonly shownUntil: Date } | null;
}

interface SigningKeyNeeds {
  readonly store: SigningKeyStore;
  readonly createKey: () => Promise<Pick<SigningKey, 'kid' | 'privateJwk'>>;
  readonly clock: Clock;
}

/** How signing keys come and go. */
export const signingKeyDecisions = ({ store, createKey, clock }: SigningKeyNeeds) => {
  const rotateIn = async (keys: SigningKeys): Promise<Rotation> => {
    const now = clock.now();
    const existing = await keys.list();
    const waiting = existing.find(({ period, signsFrom }) => period === null && signsFrom > now);
    const key: SigningKey = waiting ?? { ...(await createKey()), period: null, signsFrom: new Date(now.getTime() + leadMs) };
    if (waiting === undefined) {
      await keys.addIfAbsent(key);
      // Who saw a key may have seen the next one, which is there since a day before its turn: it is made anew.
      await keys.delete(existing.filter(({ signsFrom }) => signsFrom > key.signsFrom).map(({ kid }) => kid));
    }
    const before = signingAt(existing, now);
    const until = before && shownUntil(before, [...existing, key]);
    return {
      isNew: waiting === undefined,
      kid: key.kid,
      signsFrom: key.signsFrom,
      previous: before && until ? { kid: before.kid, shownUntil: until } : null,
    };
  };

  return {
    /** Makes the keys that are due, drops those whose tokens are gone, and returns the ones to publish. */
    keep: async (): Promise<readonly SigningKey[]> => {
      const now = clock.now();
      const existing = await store.list();
      const due = periodsDue(existing, now);
      for (const period of due) await store.addIfAbsent({ ...(await createKey()), period, signsFrom: turnOf(period) });
      // Read back: where two processes made a key for one period, the first one counts. What a new one ends is ended now.
      const kept = due.length === 0 ? existing : await store.list();
      const over = keysOver(kept, now);
      await store.delete(over.map(({ kid }) => kid));
      return kept.filter((key) => !over.includes(key));
    },
    /**
     * Makes a key out of turn. It is published at once and signs a little later; the one before stays until its tokens are gone, so that nobody
     * is logged out. What would follow it by the calendar is dropped, and made anew when keys are looked at next. Run again while the key
     * waits, also at the same instant, it changes nothing.
     */
    rotate: (): Promise<Rotation> => store.exclusively(rotateIn),
  };
};
