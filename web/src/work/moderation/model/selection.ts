/** As many as the API decides at once. */
export const mostPicked = 100;

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
