import { projector } from '@paltu/events';
import type { ServiceParts } from '@paltu/runtime';
import { keepRule, readSwitchedOff } from './data/knex-rules.ts';
import { onRuleSwitched } from './events/on-rule-switched.ts';

export type SwitchedOff = () => Promise<ReadonlySet<string>>;

/** Rules change rarely and are read with every listing of an owner, so the answer is cached. */
const keptMs = 10_000;

/** Which rules for listings moderation has switched off: at most ten seconds old. */
export const rulesModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  let kept: { readonly until: number; readonly rules: ReadonlySet<string> } | undefined;
  const switchedOff: SwitchedOff = async () => {
    const now = clock.now().getTime();
    if (kept === undefined || now >= kept.until) kept = { until: now + keptMs, rules: await readSwitchedOff(database) };
    return kept.rules;
  };
  return {
    switchedOff,
    consumers: [
      projector({ consumer: 'pets.rules', on: [onRuleSwitched(keepRule)], reset: async (trx) => void (await trx('rules').delete()) }),
    ],
  };
};
