import { createHmac } from 'node:crypto';
import { addressKey, type Marks } from '@paltu/limits';
import type { DailyViewers, Onlooker } from '../use-cases/ports.ts';
import type { SaltOf } from './knex-view-salts.ts';

const nameOf = ({ member, address, browser }: Onlooker): string[] =>
  member === undefined ? ['visitor', addressKey(address), browser] : ['member', member.userId];

/** Keeps a hash of who looked at what, with a salt that is gone after the day. */
export const markedViewers = (marks: Marks, saltOf: SaltOf): DailyViewers => ({
  isNew: async (listingId, onlooker, { name, end }) => {
    const hash = createHmac('sha256', await saltOf(name)).update(JSON.stringify([listingId, ...nameOf(onlooker)]));
    return marks.set(hash.digest('base64url'), end);
  },
});
