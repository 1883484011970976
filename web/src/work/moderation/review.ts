import type { Answer } from '#shared/api/endpoint.ts';
import type { Pet, ReviewedPet } from '#shared/api/types.ts';
import { claimedFields, petValue } from '#shared/pet/pet-fields.ts';
import type { PetField } from '#shared/pet/pet-fields.ts';
import type { ReviewPlace } from './review-place.ts';

type Place = Omit<ReviewPlace, 'id'>;

/** The listing that was on the desk last, and where in the queue that was. */
export interface Held<Pet> extends Place {
  readonly pet: Pet;
}

export function isSamePlace(held: Place, { tab, page, order }: Place): boolean {
  return held.tab === tab && held.page === page && held.order === order;
}

/**
 * The one the address names; else the one that is on the desk already, also when it has just left the queue, so that no other
 * listing slips under a decision; else the first, unless the named one is on its way (`isOpening`).
 */
export function openListing<Pet extends { id: string }>(
  pets: readonly Pet[],
  place: ReviewPlace,
  held: Held<Pet> | undefined,
  isOpening = false,
): Pet | undefined {
  const onDesk = held !== undefined && isSamePlace(held, place) ? [held.pet] : [];
  const wanted = place.id ?? onDesk[0]?.id;
  const found = [...pets, ...onDesk].find(({ id }) => id === wanted);
  return found ?? (isOpening ? undefined : pets[0]);
}

const minute = 60_000;

/** How long a listing has waited, in whole minutes, hours or, from two days on, days; and whether the promise of 24 hours is near its end. */
export function waitingTime(
  submittedAt: string,
  now = Date.now(),
): { unit: 'minutes' | 'hours' | 'days'; count: number; isUrgent: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / minute));
  const hours = Math.floor(minutes / 60);
  const isUrgent = hours >= 18;
  if (hours < 1) return { unit: 'minutes', count: minutes, isUrgent };
  return hours < 48 ? { unit: 'hours', count: hours, isUrgent } : { unit: 'days', count: Math.floor(hours / 24), isUrgent };
}

/** The reason with a suggestion after what was typed; unchanged when it is there already or would not fit. */
export function withSuggestion(reason: string, suggestion: string, longest: number): string {
  const typed = reason.trim();
  if (typed.includes(suggestion)) return reason;
  const both = typed === '' ? suggestion : `${typed}\n${suggestion}`;
  return both.length > longest ? reason : both;
}

/** As many as the API decides at once. */
export const mostPicked = 100;

/** Ids of the rules that an admin has to confirm before this listing is approved. */
export function holdsOf({ review }: Pick<ReviewedPet, 'review'>): string[] {
  return review.warnings.filter(({ action }) => action !== 'warn').map(({ id }) => id);
}

interface Reviewed {
  readonly id: string;
  readonly contentVersion: number;
}

/** The listings that are picked, each as it stood when the admin saw it: a decision names that version. */
export type Selection<Pet extends Reviewed> = readonly Pet[];

export function isPicked(selection: Selection<Reviewed>, { id }: Reviewed): boolean {
  return selection.some((pet) => pet.id === id);
}

/** Picks one, or lets go of it; one more than may be decided at once is not picked. */
export function toggled<Pet extends Reviewed>(selection: Selection<Pet>, pet: Pet): Selection<Pet> {
  if (isPicked(selection, pet)) return selection.filter(({ id }) => id !== pet.id);
  return selection.length < mostPicked ? [...selection, pet] : selection;
}

/** All of a page, beside what is picked on others; when all of it is picked already, none at all. */
export function toggledPage<Pet extends Reviewed>(selection: Selection<Pet>, page: readonly Pet[]): Selection<Pet> {
  const others = page.filter((pet) => !isPicked(selection, pet));
  return others.length === 0 ? [] : [...selection, ...others].slice(0, mostPicked);
}

/** The same picks, with one as the admin sees it now. */
export function seenAgain<Pet extends Reviewed>(selection: Selection<Pet>, pet: Pet): Selection<Pet> {
  const isOlder = selection.some(({ id, contentVersion }) => id === pet.id && contentVersion < pet.contentVersion);
  return isOlder ? selection.map((one) => (one.id === pet.id ? pet : one)) : selection;
}

/** What a call that decides several takes. */
export function decisionOn(selection: Selection<Reviewed>): { petIds: string[]; versions: Record<string, number> } {
  return {
    petIds: selection.map(({ id }) => id),
    versions: Object.fromEntries(selection.map(({ id, contentVersion }) => [id, contentVersion])),
  };
}

export type BulkResult = Answer<'patchAdminPetsBulkApprove'>['results'][number];

export interface BulkOutcome<Pet> {
  readonly action: 'approved' | 'rejected';
  readonly done: readonly Pet[];
  /** They were so already. */
  readonly unchanged: readonly Pet[];
  /** Why each was not decided, as a code of the API. */
  readonly failed: readonly { readonly pet: Pet; readonly code: string }[];
}

/** What became of each listing that was asked for; one that the answer does not name has failed. */
export function outcomeOf<Pet extends { id: string }>(
  action: BulkOutcome<Pet>['action'],
  asked: readonly Pet[],
  results: readonly BulkResult[],
): BulkOutcome<Pet> {
  const resultOf = ({ id }: Pet) => results.find((result) => result.id === id);
  const having = (status: BulkResult['status']) => asked.filter((pet) => resultOf(pet)?.status === status);
  const rest = asked.filter((pet) => (resultOf(pet)?.status ?? 'failed') === 'failed');
  const failed = rest.map((pet) => ({ pet, code: resultOf(pet)?.code ?? 'unknown' }));
  return { action, done: having(action), unchanged: having('unchanged'), failed };
}

const gone = 'pet.not-found';

/** What stays picked for another try: what failed, but for listings that are no more. */
export function worthAnotherTry<Pet extends { id: string }>({ failed }: BulkOutcome<Pet>): string[] {
  return failed.filter(({ code }) => code !== gone).map(({ pet }) => pet.id);
}

type ComparedPet = Partial<Pet>;

export interface FieldComparison {
  readonly field: PetField;
  readonly isChanged: boolean;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isSame(before: unknown, after: unknown): boolean {
  return (isEmpty(before) && isEmpty(after)) || JSON.stringify(before) === JSON.stringify(after);
}

/** Field by field, what was decided last and what waits now: the changed ones first. Fields that are empty in both are left out. */
export function compareVersions(previous: ComparedPet | null, current: ComparedPet): FieldComparison[] {
  const rows = claimedFields.flatMap((field) => {
    const before = previous === null ? undefined : petValue(previous, field);
    const after = petValue(current, field);
    if (isEmpty(before) && isEmpty(after)) return [];
    return [{ field, isChanged: previous !== null && !isSame(before, after) }];
  });
  return rows.toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

interface PictureComparison {
  readonly removed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/** By id, which pictures went and which came. */
export function comparePictures(previous: ComparedPet | null, current: ComparedPet): PictureComparison {
  const idsOf = (pet: ComparedPet | null) => new Set((pet?.images ?? []).map(({ id }) => id));
  if (previous === null) return { removed: new Set(), added: new Set() };
  const before = idsOf(previous);
  const after = idsOf(current);
  const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) => new Set([...ids].filter((id) => !others.has(id)));
  return { removed: without(before, after), added: without(after, before) };
}
