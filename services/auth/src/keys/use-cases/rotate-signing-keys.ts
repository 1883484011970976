import type { Clock } from '@paltu/kernel';
import { leadMs, shownUntil, signingAt } from '../domain/signing-period.ts';
import type { CreateKey, SigningKey, SigningKeyStore } from './ports.ts';

export interface Rotation {
  /** Whether this call made the key; false when one was waiting for its turn. */
  readonly isNew: boolean;
  readonly kid: string;
  readonly signsFrom: Date;
  /** The key that signs until then, and until when its tokens are accepted; null when none signs. */
  readonly previous: { readonly kid: string; readonly shownUntil: Date } | null;
}

export interface RotateSigningKeysNeeds {
  readonly store: SigningKeyStore;
  readonly createKey: CreateKey;
  readonly clock: Clock;
}

const rotate = async ({ store, createKey, clock }: RotateSigningKeysNeeds): Promise<Rotation> => {
  const now = clock.now();
  const existing = await store.list();
  const waiting = existing.find(({ period, signsFrom }) => period === null && signsFrom > now);
  const key: SigningKey = waiting ?? { ...(await createKey()), period: null, signsFrom: new Date(now.getTime() + leadMs) };
  if (waiting === undefined) {
    await store.addIfAbsent(key);
    // Who saw a key may have seen the next one, which is there since a day before its turn: it is made anew.
    await store.delete(existing.filter(({ signsFrom }) => signsFrom > key.signsFrom).map(({ kid }) => kid));
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

/**
 * Makes a key out of turn. It is published at once and signs a little later; the one before stays until its tokens are gone, so that nobody
 * is logged out. What would follow it by the calendar is dropped, and made anew when keys are looked at next. Run again while the key
 * waits, also at the same instant, it changes nothing.
 */
export const rotateSigningKeys = ({ store, ...needs }: RotateSigningKeysNeeds): Promise<Rotation> =>
  store.exclusively((keys) => rotate({ ...needs, store: keys }));
