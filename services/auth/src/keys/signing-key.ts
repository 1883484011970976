const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const periodMs = 30 * dayMs;

/** The next key is shown this long before it signs, so that every verifier has it in time. */
const shownBeforeMs = dayMs;

/** Signing keys change with the calendar: every thirty days since 1970 have their own, so no two processes can disagree. */
type SigningPeriod = number;

const periodAt = (at: Date): SigningPeriod => Math.floor(at.getTime() / periodMs);

/** A key, and from when on it signs: by its period, or by itself when it was made out of turn. */
interface Turn {
  readonly kid: string;
  /** Null for a key out of turn. */
  readonly period: SigningPeriod | null;
  readonly signsFrom: Date;
}

/** An EC key on P-256 as RFC 7517 writes it; `d` is the secret. */
export interface PrivateJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

export interface SigningKey extends Turn {
  readonly privateJwk: PrivateJwk;
}

export const turnOf = (period: SigningPeriod): Date => new Date(period * periodMs);

/** The key that signs at this instant: the one whose turn began last. */
export const signingAt = <Key extends Turn>(keys: readonly Key[], at: Date): Key | undefined =>
  keys
    .filter(({ signsFrom }) => signsFrom <= at)
    .sort((one, other) => one.signsFrom.getTime() - other.signsFrom.getTime())
    .at(-1);

/** The periods that want a key now: this one, unless a key out of turn has followed it, and the next one a day before it begins. */
export const periodsDue = (keys: readonly Turn[], at: Date): readonly SigningPeriod[] => {
  const [now, next] = [periodAt(at), periodAt(new Date(at.getTime() + shownBeforeMs))];
  const signs = signingAt(keys, at);
  const isServed = signs !== undefined && signs.signsFrom >= turnOf(now);
  const due = [...(isServed ? [] : [now]), ...(next > now ? [next] : [])];
  return due.filter((period) => !keys.some((key) => key.period === period));
};

/** A key out of turn signs this long after it was made: other processes of auth, which publish it too, look every minute. */
export const leadMs = 3 * minuteMs;

/** Tokens live ten minutes, and clocks differ. An operator who rotates out of turn wants the old key to be worth nothing soon. */
const shownAfterMs = ({ period }: Turn): number => (period === null ? 15 * minuteMs : dayMs);

/** When a key is shown no longer, for its tokens are gone; undefined while nothing follows it. */
export const shownUntil = (key: Turn, keys: readonly Turn[]): Date | undefined => {
  const [next] = keys
    .filter(({ signsFrom }) => signsFrom > key.signsFrom)
    .sort((one, other) => one.signsFrom.getTime() - other.signsFrom.getTime());
  return next && new Date(next.signsFrom.getTime() + shownAfterMs(next));
};

/** Keys that nobody needs any more. */
export const keysOver = <Key extends Turn>(keys: readonly Key[], at: Date): readonly Key[] =>
  keys.filter((key) => {
    const until = shownUntil(key, keys);
    return until !== undefined && until <= at;
  });
