import type { City, SavedSearch } from '#shared/api/types.ts';
import { city } from '#shared/list/list-schema.ts';
import { withFlagsOn } from '../pet-list.ts';
import type { PetFilters } from '../pet-list.ts';

export type SavedFilters = SavedSearch['filters'];

/** As the API takes them: a city that it knows. */
export type FiltersToSave = Omit<SavedFilters, 'location'> & { location?: City | undefined };

/** What is kept of what the list shows: only pets that can be had are mailed, and words as they were corrected. */
export function filtersToSave({ gone: _gone, search, ...filters }: PetFilters, corrected: string | null | undefined): FiltersToSave {
  return search === undefined ? filters : { ...filters, search: corrected ?? search };
}

/** A saved search as the list of pets has it in its address. */
export function shownFilters(filters: SavedFilters): PetFilters {
  return { ...withFlagsOn(filters), location: city(filters.location) };
}

/** Whether something is looked for that can be saved. */
export function canBeSaved(filters: PetFilters): boolean {
  return Object.values(filtersToSave(filters, null)).some((value) => value !== undefined);
}
