import type { Clock } from '@paltu/kernel';
import { approvalStatuses, species } from '@paltu/reference';
import { accepted, created, data, flag, idParam, ifMatchVersion, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { countedRuleView, ruleBody, ruleParams, ruleView, type RulePresenter } from './rule-http.ts';
import type { RuleQueries } from './rule-store.ts';
import type { RuleUseCases } from './rule-use-cases.ts';
import { ruleNotFound, ruleStale } from './rule.ts';
import type { RuleTrials } from './trial-store.ts';
import { triedDays, triedSince, trialNotFound, type Trial } from './trial.ts';

interface RuleRouteNeeds {
  readonly queries: RuleQueries;
  readonly rules: RuleUseCases;
  readonly present: RulePresenter;
  readonly clock: Clock;
}

const oneRule = { params: ruleParams, notFound: ruleNotFound, access: 'admin' } as const;

/** What admins do with rules: read, write, switch, and see who did what before. */
export const ruleRoutes = ({ queries, rules, present, clock }: RuleRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/admin/rules',
    access: 'admin',
    summary: 'The rules that listings are held against, and what became of the listings that they were about',
    answers: { 200: data({ rules: z.array(countedRuleView), days: z.int() }) },
    handle: async () => {
      const [versions, counts] = await Promise.all([queries.list(), queries.countSince(triedSince(clock.now()))]);
      return ok({ rules: await present.counted(versions, counts), days: triedDays });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/admin/rules',
    access: 'admin',
    summary: 'Write a new rule for listings, which is on at once',
    body: ruleBody,
    answers: { 201: data({ rule: ruleView }) },
    handle: async ({ actor, body }) =>
      created({ rule: await present.one(await rules.write(body, actor.userId)) }, { message: 'Rule written' }),
  }),
  route({
    ...oneRule,
    method: 'put',
    path: '/api/v1/admin/rules/:id',
    summary: 'Write a rule for listings anew',
    takesIfMatch: true,
    body: ruleBody,
    answers: { 200: data({ rule: ruleView }) },
    refuses: [ruleStale],
    handle: async ({ actor, params, body, request }) => {
      const version = await rules.rewrite(params.id, body, actor.userId, ifMatchVersion(request));
      return ok({ rule: await present.one(version) }, { message: 'Rule written' });
    },
  }),
  route({
    ...oneRule,
    method: 'patch',
    path: '/api/v1/admin/rules/:id',
    summary: 'Switch a rule for listings off, or on again',
    body: z.strictObject({ off: flag('Off') }),
    answers: { 200: data({ rule: ruleView }) },
    handle: async ({ actor, params, body }) => {
      const version = await rules.switch(params.id, body.off, actor.userId);
      return ok({ rule: await present.one(version) }, { message: body.off ? 'Rule switched off' : 'Rule switched on' });
    },
  }),
  route({
    ...oneRule,
    method: 'get',
    path: '/api/v1/admin/rules/:id/history',
    summary: 'Every version of a rule for listings, the newest first',
    answers: { 200: data({ versions: z.array(ruleView) }) },
    handle: async ({ params }) => ok({ versions: await present.many(await queries.history(params.id)) }),
  }),
];

const exampleView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  species: z.enum(species),
  breed: z.string(),
  approvalStatus: z.enum(approvalStatuses),
  submittedAt: z.iso.datetime(),
});

/** What a rule would have found. */
const trialView = z
  .strictObject({
    id: z.uuid(),
    days: z.int(),
    total: z.int(),
    lookedAt: z.int(),
    found: z.int(),
    approved: z.int(),
    rejected: z.int(),
    examples: z.array(exampleView),
    finished: z.boolean(),
  })
  .meta({ id: 'RuleTrial' });

const trialPresenter =
  (trials: RuleTrials) =>
  async (trial: Trial): Promise<z.input<typeof trialView>> => {
    const { id, total, lookedAt, found, approved, rejected, finishedAt } = trial;
    const examples = (await trials.examples(trial)).map(({ petId, pet: { name, species: kind, breed }, status, submittedAt }) => ({
      ...{ id: petId, name, breed, species: kind, approvalStatus: status, submittedAt: submittedAt.toISOString() },
    }));
    return { id, days: triedDays, total, lookedAt, found, approved, rejected, examples, finished: finishedAt !== null };
  };

/** What a rule would have found among the listings of the last days, before it is kept. */
export const trialRoutes = (trials: RuleTrials): Route[] => {
  const present = trialPresenter(trials);
  return [
    route({
      method: 'post',
      path: '/api/v1/admin/rule-trials',
      access: 'admin',
      summary: 'Try a rule on the listings of the last days, in place of the trial that the caller began before',
      body: ruleBody,
      answers: { 202: data({ trial: trialView }) },
      handle: async ({ actor, body }) => accepted({ trial: await present(await trials.start({ ...body, id: '' }, actor.userId)) }),
    }),
    route({
      method: 'get',
      path: '/api/v1/admin/rule-trials/:id',
      access: 'admin',
      summary: 'How far a trial of the caller has come, and what it has found',
      params: z.object({ id: idParam }),
      notFound: trialNotFound,
      answers: { 200: data({ trial: trialView }) },
      handle: async ({ actor, params }) => ok({ trial: await present(await trials.get(params.id, actor.userId)) }),
    }),
  ];
};
