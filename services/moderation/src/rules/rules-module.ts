import type { RepublishedState } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexRuleQueries, knexRuleSwitchLog } from './data/knex-rule-switches.ts';
import { ruleMessage, ruleOutbox } from './events/rule-messages.ts';
import { ruleRoutes } from './http/rule-routes.ts';
import { switchRule } from './use-cases/switch-rule.ts';

export interface RulesNeeds extends ServiceParts {
  readonly members: MemberDirectory;
}

const switchedRules: RepublishedState = {
  name: 'rules',
  readBatch: async (trx, after) => {
    if (after !== undefined) return { events: [], last: undefined };
    const switches = [...(await knexRuleQueries(trx).latestSwitches()).values()];
    return { events: switches.map(ruleMessage), last: switches.at(-1)?.ruleId };
  },
};

/** Rules for listings: admins see which there are, and switch one off that does more harm than good. */
export const rulesModule = ({ database, outboxIn, members, clock }: RulesNeeds) => {
  const queries = knexRuleQueries(database);
  const inTransaction = transactionRunner(database, (trx) => ({ switches: knexRuleSwitchLog(trx), outbox: ruleOutbox(outboxIn(trx)) }));
  return {
    /** Ids of the rules that are off now. */
    switchedOff: async (): Promise<ReadonlySet<string>> =>
      new Set([...(await queries.latestSwitches()).values()].filter(({ isOff }) => isOff).map(({ ruleId }) => ruleId)),
    routes: ruleRoutes({ queries, switchRule: switchRule({ inTransaction, clock }), members }),
    republishes: [switchedRules],
  };
};
