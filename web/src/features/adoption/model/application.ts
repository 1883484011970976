import type { HomeType } from '#shared/api/types.ts';

/** What can be chosen in an application, in the words that the API speaks; the homes are those of `@paltu/reference`. */
export const timelines = ['immediately', 'soon', 'flexible'] as const;
export const budgets = ['low', 'medium', 'high', 'flexible'] as const;

/** What a member tells of the new home. Texts that may be left out are '' then. */
export interface Application {
  reason: string;
  timeline: (typeof timelines)[number];
  experience: string;
  budget: (typeof budgets)[number];
  petCarePlan: string;
  homeType: HomeType;
  hasChildren: boolean;
  hasOtherPets: boolean;
  references: string;
  additionalInfo: string;
}
