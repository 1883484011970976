import type { TextKey } from '../i18n/text-key.ts';

/** The message at a field: the key of a string, with values when the string has places for them. It follows a switch of the language. */
export type Problem = TextKey | { readonly key: TextKey; readonly values: Readonly<Record<string, string>> };

/** What is wrong with a value, or false. `values` is the whole form, for a rule that looks at two fields. */
export type Rule<Value, Values> = (value: Value, values: Values) => Problem | false;
export type Rules<Values> = { readonly [Field in keyof Values]?: Rule<Values[Field], Values> };
export type Problems<Values> = { readonly [Field in keyof Values]?: Problem };
export type FieldName<Values> = keyof Values & string;
/** The fields that hold any text, not one of some choices. */
export type TextName<Values> = {
  [Field in FieldName<Values>]: Values[Field] extends string ? (string extends Values[Field] ? Field : never) : never;
}[FieldName<Values>];

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : value === false;
}

/** A text that is more than blanks, a list that is not empty, a box that is ticked. */
export function required(problem: Problem): Rule<unknown, unknown> {
  return (value) => isNothing(value) && problem;
}

export function emailShaped(problem: Problem): Rule<string, unknown> {
  return (value) => !emailShape.test(value.trim()) && problem;
}

/** The first thing that is wrong. */
export function firstOf<Value, Values>(...rules: Rule<Value, Values>[]): Rule<Value, Values> {
  return (value, values) => rules.map((rule) => rule(value, values)).find((problem) => problem !== false) ?? false;
}

/** The message of the rule of one field. */
export function problemOf<Values>(rules: Rules<Values>, values: Values, field: keyof Values): Problem | false {
  return rules[field]?.(values[field], values) ?? false;
}

/** What is wrong with these fields, in their order. */
export function problemsOf<Values>(rules: Rules<Values>, values: Values, fields: readonly (keyof Values)[]): Problems<Values> {
  const found = fields.map((field) => [field, problemOf(rules, values, field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== false)) as Problems<Values>;
}
