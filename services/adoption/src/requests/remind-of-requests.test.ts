import { expect, test } from '@jest/globals';
import { silentLogger, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { InRequestTransaction, RequestScope } from './request-store.ts';
import { remindOfRequests } from './request-use-cases.ts';
import type { RequestId } from './request.ts';

const clock = { now: () => new Date('2027-03-01T08:00:00Z') };

test('everybody is reminded of a request, but where that fails', async () => {
  const due = ['1', '2', '3'].map((id) => ({
    id: id as RequestId,
    petId: `pet ${id}` as PetId,
    ownerId: 'owner' as MemberId,
    dueAt: clock.now(),
  }));
  const read: string[] = [];
  const findUnlessHeld = async (_pet: PetId, id: RequestId) => {
    if (id === '1') throw new Error('this one fails');
    read.push(id);
    return undefined;
  };
  const inTransaction: InRequestTransaction = (work) => work({ adoptions: { findUnlessHeld } } as unknown as RequestScope);
  await remindOfRequests({
    inTransaction,
    queries: { listDue: async () => due },
    findAway: async () => new Set(),
    clock,
    logger: silentLogger,
  })();
  expect(read).toEqual(['2', '3']);
});
