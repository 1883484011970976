import type { Condition } from './listing-conditions.ts';

/** Whose one plan is good for every value; together with the orders they make a few dozen statements. */
const plannedOnce: ReadonlySet<string> = new Set(['species', 'cityId', 'adoptionType', 'excludeId']);

/** Whether a statement with this condition may have a name. */
export const isPlannedOnce = ({ field, value }: Condition): boolean => plannedOnce.has(field) && !Array.isArray(value);

/** Each with what stands for its value. */
export type Placed = readonly (readonly [condition: Condition, parameter: string])[];

/** @param first number of the parameter that stands for the first value */
export const placed = (conditions: readonly Condition[], first: number): Placed =>
  conditions.map((condition, index) => [condition, `$${index + first}`]);

/** `is_published` is written out, not bound: only so does the planner see that the partial indexes fit. */
export const whereOf = (conditions: Placed): string =>
  ['is_published', ...conditions.map(([{ sql }, parameter]) => sql(parameter))].join(' and ');

/** The same for rows that are read along an order: what no such index knows is left to `checksOf`. */
export const alongWhereOf = (conditions: Placed): string => whereOf(conditions.filter(([{ check }]) => check === undefined));

export const checksOf = (conditions: Placed): readonly string[] => conditions.flatMap(([{ check }, parameter]) => check?.(parameter) ?? []);
