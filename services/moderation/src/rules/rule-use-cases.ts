import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { ListingRule } from '@paltu/reference/listing-rules';
import type { knexRuleLog } from './rule-store.ts';
import { rewriteRule, switchRule, writeRule, type RuleEvent, type RuleVersion } from './rule.ts';

export interface RuleScope {
  readonly log: ReturnType<typeof knexRuleLog>;
  readonly outbox: { append(events: readonly RuleEvent[]): Promise<void> };
}

/** What an admin writes of a rule; its id is given to it. */
export type WrittenRule = Omit<ListingRule, 'id'>;

interface RuleUseCaseNeeds {
  readonly inTransaction: InTransaction<RuleScope>;
  readonly clock: Clock;
}

/** What admins do with rules: each change is a version, kept and published together. */
export const ruleUseCases = ({ inTransaction, clock }: RuleUseCaseNeeds) => {
  const keep = async ({ log, outbox }: RuleScope, { state, events }: { state: RuleVersion; events: readonly RuleEvent[] }) => {
    if (events.length > 0) await log.add(state);
    await outbox.append(events);
    return state;
  };
  return {
    /** @throws AppError `request.invalid` */
    write: (written: WrittenRule, by: MemberId): Promise<RuleVersion> =>
      inTransaction((scope) => keep(scope, writeRule({ ...written, id: newId() }, by, clock.now()))),
    /** @throws AppError `request.invalid`, `rule.not-found`, `rule.stale` */
    rewrite: (id: string, written: WrittenRule, by: MemberId, seen: number | undefined): Promise<RuleVersion> =>
      inTransaction(async (scope) => {
        const last = await scope.log.last(id);
        return keep(scope, rewriteRule(last, { rule: { ...written, id }, changedBy: by, seen }, clock.now()));
      }),
    /** @throws AppError `rule.not-found` */
    switch: (id: string, isOff: boolean, by: MemberId): Promise<RuleVersion> =>
      inTransaction(async (scope) => keep(scope, switchRule(await scope.log.last(id), { isOff, changedBy: by }, clock.now()))),
    /** Keeps and publishes the rules of the program that are not there yet. */
    addFirst: (rules: readonly ListingRule[]): Promise<void> =>
      inTransaction(async ({ log, outbox }) => {
        const added = await log.addFirst(rules, clock.now());
        await outbox.append(added.map((version) => ({ type: 'RuleChanged', version })));
      }),
  };
};

export type RuleUseCases = ReturnType<typeof ruleUseCases>;
