import { listingRules } from '@paltu/reference';
import type { components } from '../../../web/src/shared/api/gen/api.ts';
import { petId } from './some-pets.ts';

type ListingRule = components['schemas']['ListingRule'];

/** Every rule, of which one was switched off and one by an account that is gone. */
export const someRules = (): ListingRule[] =>
  listingRules.map((rule, index) => ({
    id: rule.id,
    provinces: [...rule.provinces],
    species: [...rule.species],
    words: 'words' in rule ? [...rule.words] : [],
    youngerThan: 'youngerThan' in rule ? rule.youngerThan : null,
    off: index === 1,
    switched:
      index === 1 || index === 2 ? { by: { id: petId(900), name: index === 1 ? 'Nadia Khan' : '' }, at: '2026-09-12T08:00:00Z' } : null,
  }));
