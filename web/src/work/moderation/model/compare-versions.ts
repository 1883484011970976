import type { Pet } from '#shared/api/types.ts';
import { claimedFields, petValue } from '#shared/pet/pet-fields.ts';
import type { PetField } from '#shared/pet/pet-fields.ts';

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

export interface PictureComparison {
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
