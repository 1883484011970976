import type { z } from 'zod';
import type { Account } from '../domain/account.ts';
import type { RoleChange } from '../domain/operator-decisions.ts';
import type { NamedRoleChange } from '../use-cases/ports.ts';
import { presentUser } from './account-presenter.ts';
import type { memberAccountView, namedRoleChangeView, roleChangeView } from './member-schemas.ts';

/** An account as admins see it. */
export const presentMemberAccount = (account: Account): z.input<typeof memberAccountView> => ({
  ...presentUser(account),
  deactivatedAt: account.deactivatedAt?.toISOString() ?? null,
});

export const presentRoleChange = ({ changedBy, previousUserType, userType, at }: RoleChange): z.input<typeof roleChangeView> => ({
  by: changedBy,
  from: previousUserType,
  to: userType,
  at: at.toISOString(),
});

/** The same as admins see it. */
export const presentNamedRoleChange = (change: NamedRoleChange): z.input<typeof namedRoleChangeView> => ({
  ...presentRoleChange(change),
  byName: change.changedByName,
});
