import type { Pet } from '#shared/api/types.ts';

type ComparedPet = Partial<Pet>;

/** The fields an admin reads, in the order in which they are shown. */
export const comparedFields = [
  'name',
  'species',
  'breed',
  'age',
  'gender',
  'color',
  'size',
  'weight',
  'adoptionType',
  'price',
  'location',
  'healthStatus',
  'tags',
  'description',
  'specialNeeds',
  'reasonForRehoming',
] as const satisfies readonly (keyof Pet)[];

export type ComparedField = (typeof comparedFields)[number];

export interface FieldComparison {
  readonly field: ComparedField;
  /** Undefined where there is no earlier version. */
  readonly before: string | undefined;
  readonly after: string;
  readonly isChanged: boolean;
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Field by field, what was decided last and what waits now. Fields that are empty in both are left out. */
export function compareVersions(previous: ComparedPet | null, current: ComparedPet): FieldComparison[] {
  return comparedFields.flatMap((field) => {
    const before = previous === null ? undefined : asText(previous[field]);
    const after = asText(current[field]);
    if (!before && !after) return [];
    return [{ field, before, after, isChanged: before !== undefined && before !== after }];
  });
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
