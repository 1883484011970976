import type { MarkName } from '@paltu/marks/marked';
import type { MemberDirectory } from '@paltu/projections';
import { data, ifMatchVersion, ok, paginationOf, paginationView, route, type Page, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { verificationAlreadyDecided, verificationNotRequested, verificationStale } from '../domain/mark-errors.ts';
import { markedKinds, type KindOfThing } from '../domain/marked-kinds.ts';
import type { MarkThing } from '../use-cases/mark-thing.ts';
import type { MarkQueries, ThingPage } from '../use-cases/ports.ts';
import { presentMarkDecision, type MarkPresenter } from './mark-presenter.ts';
import { markBody, markDecisionView, markedThingView, thingParams, thingsQuery, waitingQuery } from './mark-schemas.ts';

export interface MarkRouteNeeds {
  readonly queries: MarkQueries;
  readonly markThing: MarkThing;
  readonly members: MemberDirectory;
  readonly present: MarkPresenter;
}

const oneThing = data({ thing: markedThingView });
const pageOfThings = data({ things: z.array(markedThingView), pagination: paginationView });

const changeRoute = ({ markThing, present }: MarkRouteNeeds, { kind, plural, notFound }: KindOfThing, mark: MarkName): Route => {
  const onPapers = mark === 'verified';
  return route({
    method: 'patch',
    path: `/api/v1/admin/${plural}/:id/${mark}`,
    access: 'admin',
    limit: 'writes',
    summary: `Set the mark ${mark} of one of ${plural}, or take it away`,
    params: thingParams,
    notFound,
    body: markBody(mark),
    ...(onPapers ? { takesIfMatch: true as const } : {}),
    answers: { 200: oneThing },
    refuses: onPapers ? [verificationStale, verificationNotRequested, verificationAlreadyDecided] : [],
    handle: async ({ actor, params, body, request }) => {
      const verificationNumber = onPapers ? ifMatchVersion(request) : undefined;
      const thing = await markThing({ kind, thingId: params.id }, { mark, ...body, verificationNumber, decidedBy: actor.userId });
      return ok({ thing: await present.one(thing) }, { message: 'Decision saved' });
    },
  });
};

const pageRoutes = ({ queries, present }: MarkRouteNeeds, kinds: readonly KindOfThing[]): Route[] => {
  const page = async ({ things, counted }: ThingPage, query: Page) =>
    ok({ things: await present.many(things), pagination: paginationOf(query, counted) });
  return [
    route({
      method: 'get',
      path: '/api/v1/admin/verifications',
      access: 'admin',
      limit: 'reads',
      summary: 'Whose papers wait for a decision, the longest first',
      query: waitingQuery,
      answers: { 200: pageOfThings },
      handle: async ({ query }) => page(await queries.listWaiting(query), query),
    }),
    ...kinds.map(({ kind, plural, marks }) =>
      route({
        method: 'get',
        path: `/api/v1/admin/${plural}`,
        access: 'admin',
        limit: 'reads',
        summary: `All ${plural} and their marks, the newest first`,
        query: thingsQuery(marks),
        answers: { 200: pageOfThings },
        handle: async ({ query }) => page(await queries.list(kind, query, query), query),
      }),
    ),
  ];
};

const oneRoute = ({ queries, present }: MarkRouteNeeds, { kind, plural, notFound }: KindOfThing): Route =>
  route({
    method: 'get',
    path: `/api/v1/admin/${plural}/:id`,
    access: 'admin',
    limit: 'reads',
    summary: `One of ${plural} with its marks and papers, as admins see it`,
    params: thingParams,
    notFound,
    answers: { 200: oneThing },
    handle: async ({ params }) => ok({ thing: await present.one(await queries.get({ kind, thingId: params.id })) }),
  });

const historyRoute = ({ queries, members }: MarkRouteNeeds, { kind, plural, notFound }: KindOfThing): Route =>
  route({
    method: 'get',
    path: `/api/v1/admin/${plural}/:id/marks`,
    access: 'admin',
    limit: 'reads',
    summary: `Every decision on the marks of one of ${plural}, the first one first`,
    params: thingParams,
    notFound,
    answers: { 200: data({ history: z.array(markDecisionView) }) },
    handle: async ({ params }) => {
      const decisions = await queries.listDecisions({ kind, thingId: params.id });
      const admins = await members.find(decisions.map(({ decidedBy }) => decidedBy));
      return ok({ history: decisions.map((decision) => presentMarkDecision(decision, admins)) });
    },
  });

/** What admins read and decide about everything that has marks: the same calls for each kind. */
export const markRoutes = (needs: MarkRouteNeeds): Route[] => [
  ...pageRoutes(needs, markedKinds),
  ...markedKinds.flatMap((kind) => [
    oneRoute(needs, kind),
    historyRoute(needs, kind),
    ...kind.marks.map((mark) => changeRoute(needs, kind, mark)),
  ]),
];
