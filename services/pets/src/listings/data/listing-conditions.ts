import { columnOf } from '@paltu/persistence';
import { breedPatterns, type Narrowed } from '@paltu/search/pets';
import type { ListingFilter } from '../use-cases/ports.ts';

/** Of some fields any of several values will do. */
export type Conditions = Narrowed<ListingFilter>;

type FilterName = keyof Conditions;

/** One thing that a listing has to be. */
export interface Condition {
  readonly field: FilterName;
  /** As an index can answer it. @param parameter what stands for the value, such as `$4` */
  readonly sql: Comparison;
  /** Of text, of which an index knows no order: the same for rows that are there already. */
  readonly check?: Comparison;
  readonly value: unknown;
}

type Comparison = (parameter: string) => string;

const comparisons: Readonly<Partial<Record<FilterName, Comparison>>> = {
  minPrice: (parameter) => `price >= ${parameter}`,
  maxPrice: (parameter) => `price <= ${parameter}`,
  minAge: (parameter) => `age_months >= ${parameter}`,
  maxAge: (parameter) => `age_months <= ${parameter}`,
  excludeId: (parameter) => `id <> ${parameter}`,
};

const patternOf = (parameter: string, place: number): string => `(${parameter}::text[])[${place}]`;

/** One after the other: of several lists an index would be asked for every combination. */
const isLikeOneOf =
  (column: string, operator: string, patterns: readonly string[]): Comparison =>
  (parameter) =>
    patterns.length === 0
      ? `cardinality(${parameter}::text[]) > 0`
      : `(${patterns.map((_, index) => `${column} ${operator} ${patternOf(parameter, index + 1)}`).join(' or ')})`;

/** No column by itself, so that no index is asked. */
const checkedFor =
  (column: string, operator: string): Comparison =>
  (parameter) =>
    `${column} || '' ${operator} any(${parameter}::text[])`;

const ofBreed = (patterns: readonly string[]): Condition => ({
  field: 'breed',
  sql: isLikeOneOf('breed', 'ilike', patterns),
  check: checkedFor('breed', 'ilike'),
  value: patterns,
});

const ofField = (field: FilterName, value: unknown): readonly Condition[] => {
  if (field === 'breed') return [ofBreed(breedPatterns(String(value)))];
  if (Array.isArray(value)) return [{ field, sql: (parameter) => `${columnOf(field)} = any(${parameter}::text[])`, value }];
  const sql: Comparison = comparisons[field] ?? ((parameter) => `${columnOf(field)} = ${parameter}`);
  return [{ field, sql, value }];
};

/** What a filter asks for, in an order of its own, so that equal questions are one statement. */
export const conditionsOf = (filter: Conditions): readonly Condition[] =>
  (Object.entries(filter) as [FilterName, unknown][])
    .filter(([, value]) => value !== undefined)
    .sort(([left], [right]) => left.localeCompare(right))
    .flatMap(([field, value]) => ofField(field, value));
