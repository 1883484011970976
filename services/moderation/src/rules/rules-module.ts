import type { RepublishedState } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import { firstRules } from '@paltu/reference/first-rules';
import type { ServiceParts } from '@paltu/runtime';
import { assessListings, ownersConsumer, reckonMedians } from './listing-facts-store.ts';
import { ruleMessage, ruleOutbox } from './rule-events.ts';
import { rulePresenter } from './rule-http.ts';
import { ruleRoutes, trialRoutes } from './rule-routes-http.ts';
import { knexRuleLog, knexRuleQueries } from './rule-store.ts';
import { ruleUseCases } from './rule-use-cases.ts';
import { ruleTrials } from './trial-store.ts';

const rulesAsEvents: RepublishedState = {
  name: 'rules',
  readBatch: async (trx, after) => {
    if (after !== undefined) return { events: [], last: undefined };
    const versions = await knexRuleQueries(trx).list();
    return { events: versions.map(ruleMessage), last: versions.at(-1)?.ruleId };
  },
};

const mediansEveryMs = 60 * 60_000;

/** The first batch of a trial is looked at before it is answered: only large ones have more. */
const trialsEveryMs = 5_000;

interface RulesNeeds extends ServiceParts {
  readonly members: MemberDirectory;
}

/** Rules for listings: admins write them, try them, and switch off what does more harm than good. */
export const rulesModule = ({ database, outboxIn, members, clock }: RulesNeeds) => {
  const inTransaction = transactionRunner(database, (trx) => ({ log: knexRuleLog(trx), outbox: ruleOutbox(outboxIn(trx)) }));
  const queries = knexRuleQueries(database);
  const rules = ruleUseCases({ inTransaction, clock });
  const trials = ruleTrials(database, clock);
  return {
    /** The rules that listings break. */
    assess: assessListings(database),
    prepare: () => rules.addFirst(firstRules),
    routes: [...ruleRoutes({ queries, rules, present: rulePresenter(members), clock }), ...trialRoutes(trials)],
    republishes: [rulesAsEvents],
    consumers: [ownersConsumer],
    jobs: {
      'reckon median prices': { everyMs: mediansEveryMs, run: reckonMedians(database) },
      'try rules': { everyMs: trialsEveryMs, run: trials.continueAll, followsCommits: true },
    },
  };
};
