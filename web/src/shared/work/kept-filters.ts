import { useState } from 'react';
import { localStore } from '../transport/safe-storage.ts';

/** Filters of a list under a name that the reader gave them. */
export interface KeptFilters<Filters extends object> {
  name: string;
  filters: Filters;
}

const most = 8;
const keyOf = (list: string) => `paltu.filters.${list}`;

function isKept<Filters extends object>(value: unknown): value is KeptFilters<Filters> {
  if (typeof value !== 'object' || value === null) return false;
  const { name, filters } = value as Partial<KeptFilters<Filters>>;
  return typeof name === 'string' && typeof filters === 'object' && filters !== null;
}

/** What the device keeps; what it cannot read counts as nothing. */
export function readKept<Filters extends object>(text: string | undefined): KeptFilters<Filters>[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => isKept<Filters>(one)) : [];
  } catch {
    return [];
  }
}

/** With one more at the end, in place of one of the same name; of too many the oldest go. */
export function withKept<Filters extends object>(
  kept: readonly KeptFilters<Filters>[],
  added: KeptFilters<Filters>,
): KeptFilters<Filters>[] {
  return [...kept.filter(({ name }) => name !== added.name), added].slice(-most);
}

/** Whether two choices narrow a list in the same way. */
export function isSameChoice(one: object, other: object): boolean {
  const chosen = (filters: object) =>
    JSON.stringify(
      Object.entries(filters)
        .filter(([, value]) => value !== undefined)
        .sort(),
    );
  return chosen(one) === chosen(other);
}

/** The filters that are kept of a list, on this device. */
export function useKeptFilters<Filters extends object>(list: string) {
  const [kept, setKept] = useState(() => readKept<Filters>(localStore.find(keyOf(list))));
  const keep = (next: KeptFilters<Filters>[]) => {
    if (next.length === 0) localStore.remove(keyOf(list));
    else localStore.set(keyOf(list), JSON.stringify(next));
    setKept(next);
  };
  return {
    kept,
    add: (added: KeptFilters<Filters>) => keep(withKept(kept, added)),
    remove: (name: string) => keep(kept.filter((one) => one.name !== name)),
  };
}
