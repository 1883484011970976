import { ruleSwitched } from '@paltu/contracts';
import { on, projector, type EventRule } from '@paltu/events';
import { cachedRead } from '@paltu/kernel';
import { preparedRows, type Transaction } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';

/** How a rule for listings stands. */
interface KnownRule {
  readonly id: string;
  /** Counts its switches. */
  readonly version: number;
  readonly isOff: boolean;
}

/** Every event of a rule carries its state. */
export const onRuleSwitched = (keepIn: (trx: Transaction) => (rule: KnownRule) => Promise<void>): EventRule =>
  on(ruleSwitched, ({ data: { ruleId: id, off: isOff }, sequence: version }, trx) => keepIn(trx)({ id, version, isOff }));

const switchedOffStatement = { name: 'rules that are off', text: 'select id from rules where is_off' };

/** Rules change rarely and are read with every listing of an owner, so the answer is cached. */
const maxAgeMs = 10_000;

/** Which rules for listings moderation has switched off: at most ten seconds old. */
export const rulesModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  const read = async () => new Set((await preparedRows<{ id: string }>(database, switchedOffStatement, [])).map(({ id }) => id));
  const keep = (trx: Transaction) => (rule: KnownRule) => upsertNewer(trx, 'rules', [rule]);
  return {
    /** Their ids. */
    switchedOff: cachedRead<ReadonlySet<string>>({ read, maxAgeMs, clock }),
    consumers: [
      projector({ consumer: 'pets.rules', on: [onRuleSwitched(keep)], reset: async (trx) => void (await trx('rules').delete()) }),
    ],
  };
};
