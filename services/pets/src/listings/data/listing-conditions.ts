import { columnOf } from '@paltu/persistence';
import type { ListingFilter } from '../use-cases/ports.ts';
import { breedPatterns, searchPatterns, type WordPatterns } from '@paltu/reference/search-patterns';

type FilterName = keyof ListingFilter;

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
      ? 'false'
      : `(${patterns.map((_, index) => `${column} ${operator} ${patternOf(parameter, index + 1)}`).join(' or ')})`;

/** No column by itself, so that no index is asked. */
const checkedFor =
  (column: string, operator: string): Comparison =>
  (parameter) =>
    `${column} || '' ${operator} any(${parameter}::text[])`;

const ofWord = ({ indexed, checked }: WordPatterns): readonly Condition[] => {
  const check = checkedFor('search_text', 'like');
  return [indexed, ...checked.filter((patterns) => patterns !== indexed)].map((patterns) => ({
    field: 'search',
    sql: patterns === indexed ? isLikeOneOf('search_text', 'like', indexed) : check,
    check,
    value: patterns,
  }));
};

const ofBreed = (patterns: readonly string[]): Condition => ({
  field: 'breed',
  sql: isLikeOneOf('breed', 'ilike', patterns),
  check: checkedFor('breed', 'ilike'),
  value: patterns,
});

const ofField = (field: FilterName, value: unknown): readonly Condition[] => {
  if (field === 'search') return searchPatterns(String(value)).flatMap(ofWord);
  if (field === 'breed') return [ofBreed(breedPatterns(String(value)))];
  const sql: Comparison = comparisons[field] ?? ((parameter) => `${columnOf(field)} = ${parameter}`);
  return [{ field, sql, value }];
};

/** What a filter asks for, in an order of its own, so that equal questions are one statement. */
export const conditionsOf = (filter: ListingFilter): readonly Condition[] =>
  (Object.entries(filter) as [FilterName, unknown][])
    .filter(([, value]) => value !== undefined)
    .sort(([left], [right]) => left.localeCompare(right))
    .flatMap(([field, value]) => ofField(field, value));
