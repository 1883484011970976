import { markNames, type MarkName } from '@paltu/marks/marked';
import { fullNameOf, memberView, paperView, presentMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  data,
  flag,
  idParam,
  ifMatchVersion,
  ok,
  optionalMultilineText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  route,
  text,
  type Page,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { MarkQueries } from './mark-store.ts';
import type { MarkThing } from './mark-use-cases.ts';
import {
  decidedStatuses,
  markedKinds,
  verificationAlreadyDecided,
  verificationNotRequested,
  verificationStale,
  type DecidedStatus,
  type KindOfThing,
  type MarkDecision,
  type MarkedThing,
} from './mark.ts';

const pageSize = 20;

const thingParams = z.object({ id: idParam });

const waitingQuery = z.object(pageQuery(pageSize));

const thingsQuery = (marks: readonly MarkName[]) =>
  z.object({
    ...pageQuery(pageSize),
    mark: parameter(choice('mark', marks)).describe('Only those that have this mark'),
    waiting: parameter(flag('waiting')).describe('Only those that are hidden until an admin has decided'),
    owner: parameter(z.uuid('owner must be the id of a member').toLowerCase()).describe(
      'Only those of this member, of one who is away too',
    ),
    sortBy: parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest'),
    search: parameter(searchSchema(text('Search'))).describe('Words of the name, its description and the city, misspelt ones too'),
  });

const noReason = { error: 'A reason is required', params: { code: 'required' }, path: ['reason'] };

const seenStatus = choice('seenStatus', decidedStatuses)
  .optional()
  .describe('How it stood with the papers when the admin decided: what another admin has decided since is then not overturned');

/** PATCH /api/v1/admin/{things}/{id}/{mark}: who is hidden or refused gets the reason. */
const markBody = (mark: MarkName) => {
  const fields: Readonly<Record<string, z.ZodType>> = {
    [mark]: flag(mark),
    reason: optionalMultilineText('Reason', 500).default(''),
    ...(mark === 'verified' && { seenStatus }),
  };
  const needsReason = (isSet: boolean): boolean => (mark === 'hidden' && isSet) || (mark === 'verified' && !isSet);
  return z
    .strictObject(fields)
    .transform((body) => ({
      isSet: body[mark] as boolean,
      reason: (body['reason'] as string).trim(),
      seenStatus: body['seenStatus'] as DecidedStatus | undefined,
    }))
    .refine(({ isSet, reason }) => !needsReason(isSet) || reason !== '', noReason);
};

/** A thing that admins mark. Days are those of Pakistan. */
const markedThingView = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(markedKinds.map(({ kind }) => kind)),
    name: z.string(),
    about: z.array(z.string()),
    city: z.string(),
    owner: memberView,
    featured: z.boolean(),
    verified: z.boolean(),
    hidden: z.boolean(),
    /** It is hidden until an admin has decided whether it is shown, or why not (`PATCH …/hidden`). */
    waitsForReview: z.boolean(),
    /** The tax number of a store was checked. */
    registered: z.boolean(),
    /** The last day of the mark `verified`, while there is one. */
    verifiedUntil: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    verification: z.strictObject({
      status: z.enum(['none', 'waiting', 'verified', 'sent-back']),
      /** What a decision names in `If-Match`. */
      number: z.int(),
      registrationNumber: z.string(),
      validUntil: z.string().nullable(),
      papers: z.array(paperView),
      askedAt: z.iso.datetime().nullable(),
      reason: z.string(),
    }),
  })
  .meta({ id: 'MarkedThing' });

/** One decision in the history of a thing. */
const markDecisionView = z
  .strictObject({
    mark: z.enum(markNames),
    set: z.boolean(),
    by: z.strictObject({ id: z.uuid(), name: z.string() }),
    at: z.iso.datetime(),
    verificationNumber: z.int(),
    reason: z.string(),
    superseded: z.boolean(),
    ownThing: z.boolean(),
  })
  .meta({ id: 'MarkDecision' });

type PresentedThing = z.input<typeof markedThingView>;

const orNull = (day: string): string | null => (day === '' ? null : day);

const presentThing = (thing: MarkedThing, members: MembersById): PresentedThing => {
  const { verification, thingId, ownerId, about, cityId } = thing;
  return {
    id: thingId,
    kind: thing.kind,
    name: thing.name,
    about: about.filter((word) => word !== ''),
    city: cityName(cityId),
    owner: presentMember(ownerId, members),
    ...thing.marks,
    waitsForReview: thing.waitsForReview,
    verifiedUntil: orNull(thing.verifiedUntil),
    isActive: thing.isActive,
    createdAt: thing.createdAt.toISOString(),
    verification: { ...verification, validUntil: orNull(verification.validUntil), papers: [...verification.papers] },
  };
};

/** Things as admins see them, with who has them. */
const markPresenter = (members: MemberDirectory) => {
  const many = async (things: readonly MarkedThing[]): Promise<PresentedThing[]> => {
    const owners = await members.find(things.map(({ ownerId }) => ownerId));
    return things.map((thing) => presentThing(thing, owners));
  };
  return { many, one: async (thing: MarkedThing): Promise<PresentedThing> => presentThing(thing, await members.find([thing.ownerId])) };
};

const presentMarkDecision = (decision: MarkDecision, admins: MembersById): z.input<typeof markDecisionView> => ({
  mark: decision.mark,
  set: decision.isSet,
  by: { id: decision.decidedBy, name: fullNameOf(admins.get(decision.decidedBy)) },
  at: decision.decidedAt.toISOString(),
  verificationNumber: decision.verificationNumber,
  reason: decision.reason,
  superseded: decision.outcome === 'superseded',
  ownThing: decision.isOwnThing,
});

interface MarkRouteNeeds {
  readonly queries: MarkQueries;
  readonly markThing: MarkThing;
  readonly members: MemberDirectory;
  readonly present: ReturnType<typeof markPresenter>;
}

const oneThing = data({ thing: markedThingView });
const pageOfThings = data({ things: z.array(markedThingView), pagination: paginationView });

const changeRoute = ({ markThing, present }: MarkRouteNeeds, { kind, plural, notFound }: KindOfThing, mark: MarkName): Route => {
  const onPapers = mark === 'verified';
  return route({
    method: 'patch',
    path: `/api/v1/admin/${plural}/:id/${mark}`,
    access: 'admin',
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
  const page = async ({ things, counted }: Awaited<ReturnType<MarkQueries['list']>>, query: Page) =>
    ok({ things: await present.many(things), pagination: paginationOf(query, counted) });
  return [
    route({
      method: 'get',
      path: '/api/v1/admin/verifications',
      access: 'admin',
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
        summary: `All ${plural} and their marks, the newest first unless the oldest are asked for`,
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
export const markRoutes = ({ members, ...reading }: Omit<MarkRouteNeeds, 'present'>): Route[] => {
  const needs = { ...reading, members, present: markPresenter(members) };
  return [
    ...pageRoutes(needs, markedKinds),
    ...markedKinds.flatMap((kind) => [
      oneRoute(needs, kind),
      historyRoute(needs, kind),
      ...kind.marks.map((mark) => changeRoute(needs, kind, mark)),
    ]),
  ];
};
