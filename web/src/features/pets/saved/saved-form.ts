import type { SavedSearch } from '#shared/api/types.ts';

export type Frequency = SavedSearch['frequency'];

/** How often new pets are mailed, at eight. */
export const frequencies = ['daily', 'weekly'] as const satisfies readonly Frequency[];

/** The API takes no more characters. */
export const longestName = 60;

export interface SavedForm {
  name: string;
  frequency: Frequency;
}
