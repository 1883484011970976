import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import type { InVerificationTransaction } from './mark-decisions.ts';
import type { Verifiable } from './marked.ts';
import { endVerifications } from './verification-use-cases.ts';

const clock = { now: () => new Date('2027-03-01T08:00:00Z') };

test('the mark ends for all whose day is over, but where that fails', async () => {
  const read: string[] = [];
  const findUnlessHeld = async (id: string) => {
    if (id === '1') throw new Error('this one fails');
    read.push(id);
    return undefined;
  };
  const inTransaction = ((work) => work({ things: { findUnlessHeld } } as never)) as InVerificationTransaction<Verifiable, never>;
  const queries = { listExpired: async () => ['1', '2', '3'] };
  const changed = () => ({ state: {} as Verifiable, events: [] });
  await endVerifications({ inTransaction, queries, changed, clock, logger: silentLogger })();
  expect(read).toEqual(['2', '3']);
});
