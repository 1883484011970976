import type { ApiError } from '../api/api-error.ts';
import { randomId } from '../transport/random-id.ts';
import { problemOf } from './form-rules.ts';
import type { Problems, Rules } from './form-rules.ts';

/** `waiting`: submitted, but something is still under way (an upload). `sending`: the answer is awaited. */
export type Phase = 'writing' | 'waiting' | 'sending';

export interface FormState<Values> {
  readonly values: Values;
  /** What the values were when the form was opened, or rebased. */
  readonly initial: Values;
  /** Names this form, until it is sent or begun afresh, to a call that may be made again. */
  readonly sendKey: string;
  readonly phase: Phase;
  readonly problems: Problems<Values>;
  /** Those of `problems` that the server found. */
  readonly refused: readonly (keyof Values)[];
  /** A refusal that names no field of the form. */
  readonly refusal: ApiError | undefined;
  /** Grows with every attempt that failed. */
  readonly attempt: number;
}

export function openForm<Values>(values: Values, initial: Values, sendKey = randomId()): FormState<Values> {
  return { values, initial, sendKey, phase: 'writing', problems: {}, refused: [], refusal: undefined, attempt: 0 };
}

function keptProblems<Values>(state: FormState<Values>, isKept: (field: keyof Values) => boolean): FormState<Values> {
  const problems = Object.entries(state.problems).filter(([field]) => isKept(field as keyof Values));
  return { ...state, problems: Object.fromEntries(problems) as Problems<Values>, refused: state.refused.filter(isKept) };
}

/**
 * A person changed a field: its problem goes, and so do those of other fields that hold no longer. What waited to be sent
 * is not sent. While the answer is awaited nothing can be changed: it would be lost with a success.
 */
export function changeField<Values, Field extends keyof Values>(
  state: FormState<Values>,
  rules: Rules<Values>,
  field: Field,
  value: Values[Field],
): FormState<Values> {
  if (state.phase === 'sending') return state;
  const values = { ...state.values, [field]: value };
  const isKept = (other: keyof Values) => other !== field && (state.refused.includes(other) || problemOf(rules, values, other) !== false);
  return keptProblems({ ...state, values, phase: 'writing', refusal: undefined }, isKept);
}

/** A value that came by itself (an upload arrived): no edit, so it cancels nothing. */
export function absorbField<Values, Field extends keyof Values>(
  state: FormState<Values>,
  field: Field,
  value: Values[Field],
): FormState<Values> {
  return { ...state, values: { ...state.values, [field]: value } };
}

/** The rules have looked at some fields: what they found stands there until it is edited. */
export function judgeFields<Values>(
  state: FormState<Values>,
  fields: readonly (keyof Values)[],
  found: Problems<Values>,
): FormState<Values> {
  const others = keptProblems(state, (field) => !fields.includes(field));
  const isFine = Object.keys(found).length === 0;
  return {
    ...others,
    problems: { ...others.problems, ...found },
    refusal: undefined,
    phase: 'writing',
    attempt: isFine ? state.attempt : state.attempt + 1,
  };
}

/** Another step: what waited to be sent is not sent; what is still shown is what the server refused, and what belongs to the new step. */
export function moveOn<Values>(state: FormState<Values>, shown: readonly (keyof Values)[]): FormState<Values> {
  if (state.phase === 'sending') return state;
  return { ...keptProblems(state, (field) => state.refused.includes(field) || shown.includes(field)), phase: 'writing' };
}

/** The server refused: at the fields it names, else of the whole form. What was typed stays. */
export function refuseForm<Values>(state: FormState<Values>, problems: Problems<Values>, refusal: ApiError | undefined): FormState<Values> {
  const refused = Object.keys(problems) as (keyof Values)[];
  return { ...state, problems, refused, refusal, phase: 'writing', attempt: state.attempt + 1 };
}
