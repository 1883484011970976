import type { Account } from './account.ts';

/** Nobody but the holder has a use for it, so it is no event and no new version. */
export const changePassword = (account: Account, passwordHash: string, at: Date): Account => ({ ...account, passwordHash, updatedAt: at });
