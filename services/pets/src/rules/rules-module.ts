import { projector } from '@paltu/events';
import { cachedRead } from '@paltu/kernel';
import type { ServiceParts } from '@paltu/runtime';
import { keepRule, readSwitchedOff } from './data/knex-rules.ts';
import { onRuleSwitched } from './events/on-rule-switched.ts';

/** Rules change rarely and are read with every listing of an owner, so the answer is cached. */
const maxAgeMs = 10_000;

/** Which rules for listings moderation has switched off: at most ten seconds old. */
export const rulesModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  const switchedOff = cachedRead({ read: () => readSwitchedOff(database), maxAgeMs, clock });
  return {
    switchedOff,
    consumers: [
      projector({ consumer: 'pets.rules', on: [onRuleSwitched(keepRule)], reset: async (trx) => void (await trx('rules').delete()) }),
    ],
  };
};
