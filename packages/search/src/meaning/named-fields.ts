import type { FieldValue, MeantFields } from './meanings.ts';

type Named = FieldValue | readonly FieldValue[];

const together = (field: string, values: readonly FieldValue[]): Named => {
  if (field.startsWith('max')) return Math.min(...values.map(Number));
  if (field.startsWith('min')) return Math.max(...values.map(Number));
  const [first, ...others] = [...new Set(values)];
  return first === undefined || others.length > 0 ? [...new Set(values)] : first;
};

/** All fields that parts of a search name, by their names: "cats and dogs" are either, of several limits the narrowest holds. */
export const namedFields = (parts: readonly MeantFields[]): Readonly<Record<string, Named>> => {
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      together(
        name,
        parts.flatMap((fields) => fields[name] ?? []),
      ),
    ]),
  );
};
