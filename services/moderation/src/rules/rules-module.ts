import type { Outbox, RepublishedState } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { fromColumns, toColumns, transactionRunner, type InTransaction } from '@paltu/persistence';
import { fullNameOf, type MemberDirectory, type MembersById } from '@paltu/projections';
import { listingRules, ruleIds, species, type ListingRule, type RuleId } from '@paltu/reference';
import type { ServiceParts } from '@paltu/runtime';
import { data, flag, ok, route, type Route } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ruleMessage, ruleOutbox } from './rule-events.ts';
import { ruleNotFound, switchRule as decide, type RuleSwitch } from './rule.ts';

const toRuleSwitch = (row: object): RuleSwitch => fromColumns<RuleSwitch>(row);

/** The trail of switches, in the transaction `trx`. */
const knexRuleSwitchLog = (trx: Knex.Transaction) => ({
  /** The switch by which a rule stands. No other transaction switches the rule until this one ends. */
  last: async (ruleId: RuleId): Promise<RuleSwitch | undefined> => {
    // A rule that was never switched has no row to lock.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 11))', [ruleId]);
    const row = (await trx('rule_switches').where({ rule_id: ruleId }).orderBy('number', 'desc').first()) as object | undefined;
    return row && toRuleSwitch(row);
  },
  add: async (switched: RuleSwitch): Promise<void> => {
    await trx('rule_switches').insert(toColumns(switched));
  },
});

/** The latest switch of each rule that was ever switched. */
const readLatestSwitches = async (database: Knex): Promise<ReadonlyMap<string, RuleSwitch>> => {
  const rows: object[] = await database('rule_switches')
    .distinctOn('rule_id')
    .orderBy([{ column: 'rule_id' }, { column: 'number', order: 'desc' }]);
  return new Map(rows.map(toRuleSwitch).map((switched) => [switched.ruleId, switched]));
};

const ruleScope = (trx: Knex.Transaction, outbox: Outbox) => ({ switches: knexRuleSwitchLog(trx), outbox: ruleOutbox(outbox) });

/**
 * Switches a rule for listings off, or on again; who did it is kept, and published. Resolves with the switch by which the rule stands
 * then; undefined when it never was switched.
 */
const switchRule =
  (inTransaction: InTransaction<ReturnType<typeof ruleScope>>, clock: Clock) =>
  (request: Pick<RuleSwitch, 'ruleId' | 'isOff' | 'switchedBy'>): Promise<RuleSwitch | undefined> =>
    inTransaction(async ({ switches, outbox }) => {
      const { state, events } = decide(await switches.last(request.ruleId), request, clock.now());
      for (const { switched } of events) await switches.add(switched);
      await outbox.append(events);
      return state;
    });

const ruleParams = z.object({ id: z.enum(ruleIds) });

/** PATCH /api/v1/admin/rules/{id} */
const switchBody = z.strictObject({ off: flag('Off') });

/**
 * A rule for listings, and who switched it last. Without provinces it holds everywhere; it is about listings with one of its words, or
 * about pets younger than so many months.
 */
const ruleView = z
  .strictObject({
    id: z.enum(ruleIds),
    provinces: z.array(z.string()),
    species: z.array(z.enum(species)),
    words: z.array(z.string()),
    youngerThan: z.int().nullable(),
    off: z.boolean(),
    switched: z.strictObject({ by: z.strictObject({ id: z.uuid(), name: z.string() }), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'ListingRule' });

type KnownRule = ListingRule & { readonly id: RuleId };

const presentRule = (rule: KnownRule, last: RuleSwitch | undefined, admins: MembersById): z.input<typeof ruleView> => ({
  id: rule.id,
  provinces: [...rule.provinces],
  species: [...rule.species],
  words: [...(rule.words ?? [])],
  youngerThan: rule.youngerThan ?? null,
  off: last?.isOff ?? false,
  switched:
    last === undefined
      ? null
      : { by: { id: last.switchedBy, name: fullNameOf(admins.get(last.switchedBy)) }, at: last.switchedAt.toISOString() },
});

const rulePresenter = (members: MemberDirectory) => async (switches: ReadonlyMap<string, RuleSwitch>, rules: readonly KnownRule[]) => {
  const admins = await members.find([...switches.values()].map(({ switchedBy }) => switchedBy));
  return rules.map((rule) => presentRule(rule, switches.get(rule.id), admins));
};

const readRoute = (database: Knex, present: ReturnType<typeof rulePresenter>): Route =>
  route({
    method: 'get',
    path: '/api/v1/admin/rules',
    access: 'admin',
    summary: 'The rules that listings are held against, and whether they are on',
    answers: { 200: data({ rules: z.array(ruleView) }) },
    handle: async () => ok({ rules: await present(await readLatestSwitches(database), listingRules) }),
  });

const switchRoute = (switchOne: ReturnType<typeof switchRule>, present: ReturnType<typeof rulePresenter>): Route =>
  route({
    method: 'patch',
    path: '/api/v1/admin/rules/:id',
    access: 'admin',
    summary: 'Switch a rule for listings off, or on again',
    params: ruleParams,
    notFound: ruleNotFound,
    body: switchBody,
    answers: { 200: data({ rule: ruleView }) },
    handle: async ({ actor, params, body }) => {
      const last = await switchOne({ ruleId: params.id, isOff: body.off, switchedBy: actor.userId });
      const switches = new Map(last === undefined ? [] : [[last.ruleId, last] as const]);
      const [rule] = await present(
        switches,
        listingRules.filter(({ id }) => id === params.id),
      );
      return ok({ rule: rule as z.input<typeof ruleView> }, { message: body.off ? 'Rule switched off' : 'Rule switched on' });
    },
  });

const switchedRules: RepublishedState = {
  name: 'rules',
  readBatch: async (trx, after) => {
    if (after !== undefined) return { events: [], last: undefined };
    const switches = [...(await readLatestSwitches(trx)).values()];
    return { events: switches.map(ruleMessage), last: switches.at(-1)?.ruleId };
  },
};

interface RulesNeeds extends ServiceParts {
  readonly members: MemberDirectory;
}

/** Rules for listings: admins see which there are, and switch one off that does more harm than good. */
export const rulesModule = ({ database, outboxIn, members, clock }: RulesNeeds) => {
  const inTransaction = transactionRunner(database, (trx) => ruleScope(trx, outboxIn(trx)));
  const present = rulePresenter(members);
  return {
    /** Ids of the rules that are off now. */
    switchedOff: async (): Promise<ReadonlySet<string>> =>
      new Set([...(await readLatestSwitches(database)).values()].filter(({ isOff }) => isOff).map(({ ruleId }) => ruleId)),
    routes: [readRoute(database, present), switchRoute(switchRule(inTransaction, clock), present)],
    republishes: [switchedRules],
  };
};
