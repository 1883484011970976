import { firstRules } from '@paltu/reference/first-rules';
import type { ListingRule as Rule } from '@paltu/reference/listing-rules';
import type { components } from '../../../web/src/shared/api/gen/api.ts';
import { petId } from './some-pets.ts';

type CountedRule = components['schemas']['CountedRule'];
type ListingRule = components['schemas']['ListingRule'];
type RuleTrial = components['schemas']['RuleTrial'];
type RuleWarning = components['schemas']['RuleWarning'];

const conditionOf = ({ condition }: Rule): ListingRule['condition'] => structuredClone(condition) as ListingRule['condition'];

const nadia = { id: petId(900), name: 'Nadia Khan' };

/** Every rule, of which one was switched off and one by an account that is gone. */
export const someRules = (): CountedRule[] =>
  firstRules.map((rule, index) => ({
    ...rule,
    condition: conditionOf(rule),
    version: index === 1 || index === 2 ? 2 : 1,
    off: index === 1,
    changed: {
      by: index === 1 ? nadia : index === 2 ? { ...nadia, name: '' } : null,
      at: '2026-09-12T08:00:00Z',
    },
    lastDays: index === 6 ? { found: 12, rejected: 11 } : { found: 0, rejected: 0 },
  }));

/** The versions of a rule, the newest first. */
export const someVersions = (id: string): ListingRule[] => {
  const { lastDays: _counted, ...rule } = someRules().find((one) => one.id === id) as CountedRule;
  return [
    { ...rule, version: 2, changed: { by: nadia, at: '2026-09-12T08:00:00Z' } },
    { ...rule, version: 1, off: true, changed: { by: null, at: '2026-09-01T08:00:00Z' } },
  ];
};

/** One that has found twelve of the last ninety days, of which eleven were rejected. */
export const someTrial = (changes: Partial<RuleTrial> = {}): RuleTrial => ({
  ...{ id: petId(800), days: 90, total: 1_200, lookedAt: 1_200, found: 12, approved: 1, rejected: 11, finished: true },
  examples: [
    { id: petId(1), name: 'Bruno', species: 'Dog', breed: 'Husky', approvalStatus: 'rejected', submittedAt: '2026-09-10T08:00:00Z' },
    { id: petId(2), name: 'مٹھو', species: 'Bird', breed: 'طوطا', approvalStatus: 'approved', submittedAt: '2026-09-09T08:00:00Z' },
  ],
  ...changes,
});

/** A rule as a listing breaks it. */
export const warningOf = (id: string): RuleWarning => {
  const { action, title, admin, owner } = firstRules.find((rule) => rule.id === id) as Rule;
  return { id, action, title, admin, owner };
};
