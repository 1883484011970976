import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import type { AccountScope, InAccountTransaction } from './account-store.ts';
import { eraseAccounts } from './account-use-cases.ts';

const clock = { now: () => new Date('2027-03-01T08:00:00Z') };

test('every account whose time is over is erased, but where that fails', async () => {
  const deleted: string[] = [];
  const find = async (id: string) => {
    if (id === '1') throw new Error('this one fails');
    return { id, picture: null, deactivatedAt: new Date('2027-01-01T08:00:00Z') };
  };
  const scope = {
    accounts: { find, delete: async (id: string) => void deleted.push(id) },
    pictures: { follow: async () => undefined },
    outbox: { append: async () => undefined },
  };
  const inTransaction: InAccountTransaction = (work) => work(scope as unknown as AccountScope);
  const queries = { listDeactivated: async () => ['1', '2', '3'].map((id) => ({ id, deactivatedAt: clock.now() })) };
  expect(await eraseAccounts({ inTransaction, queries, clock, logger: silentLogger })()).toBe(2);
  expect(deleted).toEqual(['2', '3']);
});
