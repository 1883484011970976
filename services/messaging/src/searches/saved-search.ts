import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { eachWordOf, foldText, cityName, clockTimeAt, instantAt, type DatedAge, type PetFilter } from '@paltu/reference';

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

export const searchNotFound = refusal('not-found', 'saved-search.not-found', 'There is no such saved search');

export const tooManySearches = refusal('conflict', 'saved-search.too-many', `You can save at most ${mostSearches} searches`);

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

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

/** The filters as the list of pets names them. */
export const shownFilters = ({ cityId, ...filters }: SearchFilters): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(
    Object.entries({ ...filters, location: cityId && cityName(cityId) }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Key of the page that lists what a search finds, the newest first. */
export const pageOfFilters = (filters: SearchFilters): string => {
  const query = new URLSearchParams(Object.entries(shownFilters(filters)).map(([name, value]) => [name, String(value)]));
  query.set('sortBy', 'newest');
  return `pets?${query.toString()}`;
};

/** What a digest shows of a pet. */
export interface PetInDigest extends DatedAge {
  readonly id: PetId;
  readonly name: string;
  readonly breed: string;
  readonly cityId: string;
}

/** A pet as it is compared with what members look for. */
export interface ListedPet extends PetInDigest {
  readonly ownerId: MemberId;
  readonly species: string;
  readonly gender: string;
  readonly size: string;
  readonly adoptionType: string;
  readonly price: number;
  readonly vaccinated: boolean;
  readonly urgent: boolean;
  readonly color: string;
  readonly tags: readonly string[];
  readonly description: string;
}

/** A pet after an event: `isOpen` while everybody sees it and can still have it. */
export interface PetReport {
  readonly pet: ListedPet;
  readonly isOpen: boolean;
  /** It is listed from this event on. */
  readonly isListed: boolean;
  readonly isDeleted: boolean;
  readonly at: Date;
}

const digestTime = '08:00';
/** Saturday, when families go and look at pets. */
const digestDay = 6;
const dayMs = 24 * 60 * 60_000;

const isDigestDay = (date: string, frequency: Frequency): boolean =>
  frequency === 'daily' || new Date(`${date}T00:00:00Z`).getUTCDay() === digestDay;

/** When what was found at `at` is mailed: at eight in Pakistan, of weekly searches on Saturday. */
export const digestAt = (frequency: Frequency, at: Date): Date => {
  for (let days = 0; days <= 8; days += 1) {
    const { date } = clockTimeAt(new Date(at.getTime() + days * dayMs));
    const due = instantAt({ date, time: digestTime });
    if (due !== undefined && due > at && isDigestDay(date, frequency)) return due;
  }
  throw new Error('no day of a week is the day of a digest');
};
