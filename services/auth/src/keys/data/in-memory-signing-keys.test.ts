import { inMemorySigningKeys } from './in-memory-signing-keys.ts';
import { signingKeyContract } from './signing-key-contract.ts';

signingKeyContract(async () => inMemorySigningKeys());
