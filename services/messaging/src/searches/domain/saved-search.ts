import type { Branded, MemberId } from '@paltu/kernel';
import { eachWordOf, foldText, type PetFilter } from '@paltu/reference';

export type SearchId = Branded<string, 'SearchId'>;

/** How often new pets are mailed. */
export const frequencies = ['daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** What is looked for, as the list of pets takes it. */
export interface SearchFilters extends PetFilter {
  readonly search?: string | undefined;
}

/** What a member wants to know of as soon as it is listed. */
export interface SavedSearch {
  readonly id: SearchId;
  readonly memberId: MemberId;
  /** Empty where the member gave none. */
  readonly name: string;
  readonly filters: SearchFilters;
  readonly frequency: Frequency;
  /** Since when nothing is looked for; null while it is. */
  readonly pausedAt: Date | null;
  readonly savedAt: Date;
}

/** So many a member may have. */
export const mostSearches = 10;

const folded: Readonly<Record<string, (text: string) => string>> = {
  search: (text) => eachWordOf(text).join(' '),
  breed: (text) => foldText(text).trim(),
};

/** Equal for searches that find the same, however they were typed. */
export const keyOf = (filters: SearchFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? (folded[name]?.(value) ?? value) : value])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** What a member may change of it. */
export interface SearchChange {
  readonly name?: string | undefined;
  readonly frequency?: Frequency | undefined;
  readonly paused?: boolean | undefined;
}

/** Who pauses a search again changes nothing about since when it is paused. */
export const change = (search: SavedSearch, { name, frequency, paused }: SearchChange, at: Date): SavedSearch => ({
  ...search,
  name: name ?? search.name,
  frequency: frequency ?? search.frequency,
  pausedAt: paused === undefined ? search.pausedAt : paused ? (search.pausedAt ?? at) : null,
});
