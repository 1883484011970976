import { newId } from '@paltu/kernel';
import { inMemorySessions } from './in-memory-sessions.ts';
import { sessionContract } from './session-contract.ts';

sessionContract(async () => {
  const userId = newId();
  const { inTransaction, archive, events } = inMemorySessions(new Map([[userId, 'admin' as const]]));
  return { inTransaction, archive, userId, eventTypes: async () => events().map(({ type }) => type) };
});
