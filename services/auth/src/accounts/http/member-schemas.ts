import type { MemberId } from '@paltu/kernel';
import { choice, idParam, pageQuery, parameter, text } from '@paltu/service-kit';
import { z } from 'zod';
import { userView } from './account-schemas.ts';
import type { Account } from '../domain/account.ts';
import type { RoleChange } from '../domain/operator-decisions.ts';
import type { NamedRoleChange } from '../use-cases/ports.ts';
import { presentUser } from './account-presenter.ts';

const userTypes = ['user', 'admin'] as const;

export const memberParams = z.object({ id: idParam.transform((id) => id as MemberId) });

/** GET /auth/users */
export const membersQuery = z.object({
  ...pageQuery(20),
  search: parameter(
    text('search').min(3, 'search must be at least 3 characters long').max(100, 'search must be at most 100 characters long'),
  ),
  userType: parameter(choice('userType', userTypes)),
});

/** PATCH /auth/users/{id}/role */
export const roleBody = z.strictObject({ role: choice('role', userTypes) });

/** A member as admins see them. */
export const memberAccountView = z
  .strictObject({ ...userView.shape, deactivatedAt: z.iso.datetime().nullable() })
  .meta({ id: 'MemberAccount' });

/** One change of a member's role; `by` is null when an operator made it. */
export const roleChangeView = z
  .strictObject({ by: z.uuid().nullable(), from: z.enum(userTypes), to: z.enum(userTypes), at: z.iso.datetime() })
  .meta({ id: 'RoleChange' });

/** The same as admins see it; `byName` is null for an operator too, and once the account of who decided is gone. */
export const namedRoleChangeView = z
  .strictObject({ ...roleChangeView.shape, byName: z.string().nullable() })
  .meta({ id: 'NamedRoleChange' });

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
