import { createHmac } from 'node:crypto';
import { addressKey } from '@paltu/kernel';
import { clockTimeAt, dayInPakistan } from '@paltu/reference';
import type { Marks } from './rate-limiter.ts';

/** Who looks at something, as far as it matters that nobody counts twice. */
export interface Onlooker {
  readonly member: { readonly userId: string } | undefined;
  /** Of the client. */
  readonly address: string;
}

/** Remembers for the rest of the day in Pakistan who looked at what, but not so that it could be read. */
export interface DailyViewers {
  /** False for a caller who looked at `thing` before on the day of `now`. */
  isNew(thing: string, onlooker: Onlooker, now: Date): Promise<boolean>;
}

// Not by what a browser calls itself, which a script names otherwise each time. Visitors who share an address are one.
const nameOf = ({ member, address }: Onlooker): string[] =>
  member === undefined ? ['visitor', addressKey(address)] : ['member', member.userId];

/** Keeps a hash of who looked at what. @param saltOf the salt of a day (`2026-05-01`), which is gone after it. */
export const dailyViewers = (marks: Marks, saltOf: (day: string) => Promise<string>): DailyViewers => ({
  isNew: async (thing, onlooker, now) => {
    const salt = await saltOf(clockTimeAt(now).date);
    const hash = createHmac('sha256', salt).update(JSON.stringify([thing, ...nameOf(onlooker)]));
    return marks.set(hash.digest('base64url'), dayInPakistan(now).end);
  },
});
