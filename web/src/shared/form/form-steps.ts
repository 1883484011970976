import { problemsOf } from './form-rules.ts';
import type { FieldName, Rules } from './form-rules.ts';

/** The fields of each step, in the order of the screen. A form of one page is one step. */
export type Steps<Values> = readonly (readonly FieldName<Values>[])[];

/** The earliest step (from 1) that holds one of the fields; the last one when none does. */
export function stepOf<Values>(steps: Steps<Values>, fields: readonly string[]): number {
  const index = steps.findIndex((own) => own.some((field) => fields.includes(field)));
  return index === -1 ? steps.length : index + 1;
}

/** How far the steps stand open: the first one whose rules find something, of those before the last. */
export function furthestStep<Values>(steps: Steps<Values>, rules: Rules<Values>, values: Values): number {
  const open = steps.slice(0, -1).findIndex((fields) => Object.keys(problemsOf(rules, values, fields)).length > 0);
  return open === -1 ? steps.length : open + 1;
}

/** The step that an address or a draft asks for, no further than what is filled in allows. */
export function openStep(asked: number, furthest: number): number {
  return Number.isFinite(asked) ? Math.min(Math.max(1, Math.trunc(asked)), furthest) : 1;
}
