import { z } from 'zod';
import type { Account } from '../domain/account.ts';
import type { RoleChange } from '../domain/operator-decisions.ts';
import { presentUser } from './account-presenter.ts';
import { userView } from './account-schemas.ts';
import { presentRoleChange, roleChangeView } from './member-schemas.ts';

/** All that is kept of an account, but for the hash of its password. */
export const exportView = z
  .strictObject({ ...userView.shape, marketingEmails: z.boolean(), roleChanges: z.array(roleChangeView) })
  .meta({ id: 'ExportedAccount' });

export const presentExport = (account: Account, roleChanges: readonly RoleChange[]): z.input<typeof exportView> => ({
  ...presentUser(account),
  marketingEmails: account.marketingEmails,
  roleChanges: roleChanges.map(presentRoleChange),
});
