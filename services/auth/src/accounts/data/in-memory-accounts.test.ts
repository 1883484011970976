import { accountContract } from './account-contract.ts';
import { inMemoryAccounts } from './in-memory-accounts.ts';

accountContract(async () => {
  const { inTransaction, queries, events } = inMemoryAccounts();
  return { inTransaction, queries, eventTypes: async () => events().map(({ type }) => type) };
});
