import { memberStoreContract } from '../../../test/member-store-contract.ts';
import { inMemoryMembers } from './in-memory-members.ts';

memberStoreContract('members in memory', async () => inMemoryMembers());
