import type { MemberId } from '@paltu/kernel';
import {
  choice,
  flag,
  idParam,
  pageQuery,
  optionalMultilineText,
  parameter,
  text,
  data,
  done,
  message,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { userView, presentUser } from './account-http.ts';
import type { NamedRoleChange, AccountQueries, MemberAct } from './account-store.ts';
import { accountNotFound, accountSuspended, adminNotSuspended, lastAdmin, type Account, type RoleChange } from './account.ts';
import type { MemberDecisions } from './member-use-cases.ts';

const userTypes = ['user', 'admin'] as const;

const memberParams = z.object({ id: idParam.transform((id) => id as MemberId) });

/** GET /auth/users */
const membersQuery = z.object({
  ...pageQuery(20),
  search: parameter(
    text('search').min(3, 'search must be at least 3 characters long').max(100, 'search must be at most 100 characters long'),
  ),
  userType: parameter(choice('userType', userTypes)),
});

/** PATCH /auth/users/{id}/role */
const roleBody = z.strictObject({ role: choice('role', userTypes) });

/** PATCH /auth/users/{id}/suspension: the reason is for other admins. */
const suspensionBody = z
  .strictObject({ suspended: flag('suspended'), reason: optionalMultilineText('Reason', 500).default('') })
  .refine(({ suspended, reason }) => !suspended || reason !== '', {
    error: 'A reason is required',
    path: ['reason'],
    params: { code: 'required' },
  });

/** A member as admins see them. */
const memberAccountView = z
  .strictObject({ ...userView.shape, deactivatedAt: z.iso.datetime().nullable(), suspendedAt: z.iso.datetime().nullable() })
  .meta({ id: 'MemberAccount' });

/** One change of a member's role; `by` is null when an operator made it. */
const roleChangeView = z
  .strictObject({ by: z.uuid().nullable(), from: z.enum(userTypes), to: z.enum(userTypes), at: z.iso.datetime() })
  .meta({ id: 'RoleChange' });

/** The same as admins see it; `byName` is null for an operator too, and once the account of who decided is gone. */
const namedRoleChangeView = z.strictObject({ ...roleChangeView.shape, byName: z.string().nullable() }).meta({ id: 'NamedRoleChange' });

/** An account as admins see it. */
const presentMemberAccount = (account: Account): z.input<typeof memberAccountView> => ({
  ...presentUser(account),
  deactivatedAt: account.deactivatedAt?.toISOString() ?? null,
  suspendedAt: account.suspendedAt?.toISOString() ?? null,
});

/**
 * What was done about a member; `by` is null for an operator and for what followed from a case of moderation (`caseId`), `byName` also once the
 * account of who decided is gone.
 */
const memberActView = z
  .strictObject({
    act: z.enum(['admin-given', 'admin-taken', 'sessions-ended', 'suspended', 'reinstated']),
    by: z.uuid().nullable(),
    byName: z.string().nullable(),
    caseId: z.uuid().nullable(),
    reason: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'MemberAct' });

const presentAct = ({ at, ...act }: MemberAct): z.input<typeof memberActView> => ({ ...act, at: at.toISOString() });

const presentRoleChange = ({ changedBy, previousUserType, userType, at }: RoleChange): z.input<typeof roleChangeView> => ({
  by: changedBy,
  from: previousUserType,
  to: userType,
  at: at.toISOString(),
});

/** The same as admins see it. */
const presentNamedRoleChange = (change: NamedRoleChange): z.input<typeof namedRoleChangeView> => ({
  ...presentRoleChange(change),
  byName: change.changedByName,
});

/** What admins do about members. */
export const memberRoutes = (queries: AccountQueries, decisions: MemberDecisions): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/auth/users',
    access: 'admin',
    summary:
      'Members, the newest first; `search` is words of name and e-mail, misspelt ones too, of which the last need only begin so, or a phone number in any spelling',
    query: membersQuery,
    answers: { 200: data({ users: z.array(memberAccountView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { accounts, counted } = await queries.list(query, query);
      return ok({ users: accounts.map(presentMemberAccount), pagination: paginationOf(query, counted) });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/auth/users/:id/role',
    access: 'admin',
    needsRecentPassword: true,
    summary: 'Make somebody an admin, or take that back',
    params: memberParams,
    notFound: accountNotFound,
    body: roleBody,
    answers: { 200: data({ user: memberAccountView }) },
    refuses: [lastAdmin, accountSuspended],
    handle: async ({ actor, params, body }) => {
      const { account } = await decisions.changeRole({ userId: params.id, userType: body.role, changedBy: actor.userId });
      return ok({ user: presentMemberAccount(account) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/users/:id/roles',
    access: 'admin',
    summary: 'Every change of the role of a member, the first one first; also of one who is gone',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: data({ changes: z.array(namedRoleChangeView) }) },
    handle: async ({ params }) => ok({ changes: (await queries.listRoleChanges(params.id)).map(presentNamedRoleChange) }),
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/users/:id',
    access: 'admin',
    summary: 'One member',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: data({ user: memberAccountView }) },
    handle: async ({ params }) => ok({ user: presentMemberAccount(await queries.get(params.id)) }),
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/users/:id/history',
    access: 'admin',
    summary: 'What admins did about a member, the last act first; also of one who is gone',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: data({ acts: z.array(memberActView) }) },
    handle: async ({ params }) => ok({ acts: (await queries.listActs(params.id)).map(presentAct) }),
  }),
  route({
    method: 'patch',
    path: '/api/v1/auth/users/:id/suspension',
    access: 'admin',
    needsRecentPassword: true,
    summary: 'Keep a member out: all sessions end, no login is taken, and nothing of theirs is shown; or let them in again, as it was',
    params: memberParams,
    notFound: accountNotFound,
    body: suspensionBody,
    answers: { 200: data({ user: memberAccountView }) },
    refuses: [adminNotSuspended],
    handle: async ({ actor, params, body: { suspended, reason } }) => {
      const decision = { userId: params.id, isSuspended: suspended, reason, decidedBy: actor.userId };
      return ok({ user: presentMemberAccount(await decisions.setSuspended(decision)) });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/users/:id/sessions',
    access: 'admin',
    summary: 'Log a member out everywhere; who asked is kept',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: message() },
    handle: async ({ actor, params }) => {
      await decisions.endSessions({ userId: params.id, endedBy: actor.userId });
      return done('The member is logged out everywhere.');
    },
  }),
];

/** All that is kept of an account, but for the hash of its password. */
export const exportView = z
  .strictObject({ ...userView.shape, marketingEmails: z.boolean(), roleChanges: z.array(roleChangeView) })
  .meta({ id: 'ExportedAccount' });

export const presentExport = (account: Account, roleChanges: readonly RoleChange[]): z.input<typeof exportView> => ({
  ...presentUser(account),
  marketingEmails: account.marketingEmails,
  roleChanges: roleChanges.map(presentRoleChange),
});
