import { ruleSwitched } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { KnownRule } from '../use-cases/ports.ts';

/** Every event of a rule carries its state. */
export const onRuleSwitched = (keepIn: (trx: Transaction) => (rule: KnownRule) => Promise<void>): EventRule =>
  on(ruleSwitched, ({ data: { ruleId: id, off: isOff }, sequence: version }, trx) => keepIn(trx)({ id, version, isOff }));
