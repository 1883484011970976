import type { AdoptionRequest } from '#shared/api/types.ts';

/** What a member writes about the new home. Texts that may be left out are '' then. */
export type Application = AdoptionRequest['adoptionDetails'];

/** What can be chosen in an application; the homes are those of `@paltu/reference`. */
export const timelines: readonly Application['timeline'][] = ['immediately', 'soon', 'flexible'];
export const budgets: readonly Application['budget'][] = ['low', 'medium', 'high', 'flexible'];
