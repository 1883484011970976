import { fromColumns, toColumns } from '@paltu/persistence';
import type { ListingRule } from '@paltu/reference/listing-rules';
import type { Knex } from 'knex';
import { firstVersionsOf, ruleNotFound, type EarlierSwitch, type RuleVersion } from './rule.ts';

const toVersion = (row: object): RuleVersion => fromColumns<RuleVersion>(row);

/** What admins wrote and switched, in the transaction `trx`. */
export const knexRuleLog = (trx: Knex.Transaction) => ({
  /** How a rule stands. No other transaction changes it until this one ends. @throws AppError `rule.not-found` */
  last: async (ruleId: string): Promise<RuleVersion> => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 11))', [ruleId]);
    const row = (await trx('rule_versions').where({ rule_id: ruleId }).orderBy('number', 'desc').first()) as object | undefined;
    if (row === undefined) throw ruleNotFound();
    return toVersion(row);
  },
  add: async (version: RuleVersion): Promise<void> => {
    await trx('rule_versions').insert(toColumns(version, ['rule']));
  },
  /** Adds the versions of those of `rules` that are not there yet; resolves with how these stand. */
  addFirst: async (rules: readonly ListingRule[], at: Date): Promise<RuleVersion[]> => {
    await trx.raw("select pg_advisory_xact_lock(hashtextextended('first rules', 11))");
    const known = new Set<string>(await trx('rule_versions').where({ number: 1 }).pluck('rule_id'));
    const switches = Map.groupBy((await trx('rule_switches').orderBy('number')) as { rule_id: string }[], (row) => row.rule_id);
    const added: RuleVersion[] = [];
    for (const rule of rules.filter(({ id }) => !known.has(id))) {
      const earlier = (switches.get(rule.id) ?? []).map((row) => fromColumns<EarlierSwitch>(row));
      const versions = firstVersionsOf(rule, earlier, at);
      await trx('rule_versions').insert(versions.map((version) => toColumns(version, ['rule'])));
      added.push(...versions.slice(-1));
    }
    return added;
  },
});

const latest = (database: Knex) =>
  database('rule_versions')
    .distinctOn('rule_id')
    .orderBy([{ column: 'rule_id' }, { column: 'number', order: 'desc' }]);

/** What became of the listings in whose decision a rule was before the admin. */
export interface RuleCount {
  readonly found: number;
  readonly rejected: number;
}

/** Rules as screens read them, without locks. */
export const knexRuleQueries = (database: Knex) => ({
  /** How each rule stands, by id. */
  list: async (): Promise<RuleVersion[]> => ((await latest(database)) as object[]).map(toVersion),
  /** Equal as long as no rule has changed. */
  signature: async (): Promise<string> => JSON.stringify(await latest(database).select('rule_id', 'number')),
  /** Every version of a rule, the newest first. @throws AppError `rule.not-found` */
  history: async (ruleId: string): Promise<RuleVersion[]> => {
    const rows: object[] = await database('rule_versions').where({ rule_id: ruleId }).orderBy('number', 'desc').limit(200);
    if (rows.length === 0) throw ruleNotFound();
    return rows.map(toVersion);
  },
  /** Of decisions since then, by rule; one that was before nobody is absent. */
  countSince: async (since: Date): Promise<ReadonlyMap<string, RuleCount>> => {
    const { rows } = await database.raw<{ rows: (RuleCount & { rule: string })[] }>(
      `select rule, count(distinct pet_id)::int as found, count(distinct pet_id) filter (where action = 'reject')::int as rejected
         from decisions, jsonb_array_elements_text(rules) as rule
        where decided_at >= ? and rules <> '[]'::jsonb group by rule`,
      [since],
    );
    return new Map(rows.map(({ rule, found, rejected }) => [rule, { found, rejected }]));
  },
});

export type RuleQueries = ReturnType<typeof knexRuleQueries>;
