import { data, done, message, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { accountNotFound, lastAdmin } from '../domain/account-errors.ts';
import type { ChangeRole } from '../use-cases/change-role.ts';
import type { EndMemberSessions } from '../use-cases/end-member-sessions.ts';
import type { AccountQueries } from '../use-cases/ports.ts';
import {
  presentMemberAccount,
  presentNamedRoleChange,
  memberAccountView,
  memberParams,
  membersQuery,
  namedRoleChangeView,
  roleBody,
} from './member-schemas.ts';

export interface MemberRouteNeeds {
  readonly queries: AccountQueries;
  readonly changeRole: ChangeRole;
  readonly endMemberSessions: EndMemberSessions;
}

/** What admins do about members. */
export const memberRoutes = ({ queries, changeRole, endMemberSessions }: MemberRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/auth/users',
    access: 'admin',
    limit: 'reads',
    summary: 'Members, the newest first; `search` is words of name and e-mail, misspelt ones too; the last need only begin so',
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
    limit: 'writes',
    summary: 'Make somebody an admin, or take that back',
    params: memberParams,
    notFound: accountNotFound,
    body: roleBody,
    answers: { 200: data({ user: memberAccountView }) },
    refuses: [lastAdmin],
    handle: async ({ actor, params, body }) => {
      const { account } = await changeRole({ userId: params.id, userType: body.role, changedBy: actor.userId });
      return ok({ user: presentMemberAccount(account) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/users/:id/roles',
    access: 'admin',
    limit: 'reads',
    summary: 'Every change of the role of a member, the first one first; also of one who is gone',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: data({ changes: z.array(namedRoleChangeView) }) },
    handle: async ({ params }) => ok({ changes: (await queries.listRoleChanges(params.id)).map(presentNamedRoleChange) }),
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/users/:id/sessions',
    access: 'admin',
    limit: 'writes',
    summary: 'Log a member out everywhere; who asked is kept',
    params: memberParams,
    notFound: accountNotFound,
    answers: { 200: message() },
    handle: async ({ actor, params }) => {
      await endMemberSessions({ userId: params.id, endedBy: actor.userId });
      return done('The member is logged out everywhere.');
    },
  }),
];
