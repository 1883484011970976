import type { MemberId, Refusal, SessionId } from '@paltu/kernel';
import { data, done, idParam, message, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { OwnSessions } from './session-use-cases.ts';
import { sessionNotFound, type Session } from './session.ts';

/** A session as its member sees it. */
const sessionView = z
  .strictObject({
    id: z.uuid(),
    device: z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

interface Exported {
  readonly view: z.ZodType;
  present(userId: MemberId): Promise<unknown>;
}

export interface OwnSessionRouteNeeds {
  readonly sessions: OwnSessions;
  /** All that other slices keep of a member. */
  readonly exported: {
    readonly account: Exported & { readonly refusals: readonly Refusal[] };
    readonly secondFactor: Exported;
    readonly figures: Exported;
  };
}

const presentSession =
  (currentId: string) =>
  ({ id, browser, system, startedAt, lastUsedAt }: Session): z.input<typeof sessionView> => ({
    id,
    device: { browser, system },
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === currentId,
  });

const memberParams = z.object({ id: idParam.transform((id) => id as MemberId) });

/** Where a member is logged in, and how to end that. */
export const ownSessionRoutes = ({ sessions, exported }: OwnSessionRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/auth/export',
    access: 'member',
    summary: 'All that is kept here of the caller; other services give their own part',
    answers: {
      200: data({
        account: exported.account.view,
        secondFactor: exported.secondFactor.view,
        figures: exported.figures.view,
        sessions: z.array(sessionView),
      }),
    },
    refuses: exported.account.refusals,
    handle: async ({ actor }) => {
      const account = await exported.account.present(actor.userId);
      const secondFactor = await exported.secondFactor.present(actor.userId);
      const figures = await exported.figures.present(actor.userId);
      return ok({ account, secondFactor, figures, sessions: (await sessions.list(actor.userId)).map(presentSession(actor.sessionId)) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/users/:id/sessions',
    access: 'admin',
    summary: 'Where a member is logged in: the last used first, at most 100',
    params: memberParams,
    answers: { 200: data({ devices: z.array(sessionView) }) },
    handle: async ({ actor, params }) => ok({ devices: (await sessions.list(params.id)).map(presentSession(actor.sessionId)) }),
  }),
  route({
    method: 'get',
    path: '/api/v1/auth/sessions',
    access: 'member',
    summary: 'Where the caller is logged in: the last used first, at most 100',
    answers: { 200: data({ sessions: z.array(sessionView) }) },
    handle: async ({ actor }) => ok({ sessions: (await sessions.list(actor.userId)).map(presentSession(actor.sessionId)) }),
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/sessions',
    access: 'member',
    limit: 'session',
    summary: 'Log out everywhere, here too',
    answers: { 200: message() },
    handle: async ({ actor }) => {
      await sessions.endAll({ userId: actor.userId, reason: 'logout' });
      return done('Logged out everywhere!');
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/sessions/:id',
    access: 'member',
    limit: 'session',
    summary: 'End one session of the caller',
    params: z.object({ id: idParam }),
    notFound: sessionNotFound,
    answers: { 200: message() },
    handle: async ({ actor: { userId }, params }) => {
      await sessions.end({ sessionId: params.id as SessionId, userId });
      return done('Signed out!');
    },
  }),
];
