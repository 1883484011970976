import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RuleSwitch } from '../domain/rule-switch.ts';
import type { RuleQueries, RuleSwitchLog } from '../use-cases/ports.ts';

const toRuleSwitch = (row: object): RuleSwitch => fromColumns<RuleSwitch>(row);

export const knexRuleSwitchLog = (trx: Knex.Transaction): RuleSwitchLog => ({
  last: async (ruleId) => {
    // A rule that was never switched has no row to lock.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 11))', [ruleId]);
    const row = (await trx('rule_switches').where({ rule_id: ruleId }).orderBy('number', 'desc').first()) as object | undefined;
    return row && toRuleSwitch(row);
  },
  add: async (switched) => {
    await trx('rule_switches').insert(toColumns(switched));
  },
});

export const knexRuleQueries = (database: Knex): RuleQueries => ({
  latestSwitches: async () => {
    const rows: object[] = await database('rule_switches')
      .distinctOn('rule_id')
      .orderBy([{ column: 'rule_id' }, { column: 'number', order: 'desc' }]);
    return new Map(rows.map(toRuleSwitch).map((switched) => [switched.ruleId, switched]));
  },
});
