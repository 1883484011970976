import { AsyncLocalStorage } from 'node:async_hooks';
import type { FieldError } from '@paltu/kernel';
import { mostRupees, parseNumber, parseRupees } from '@paltu/reference';
import { z } from 'zod';

const asText = new AsyncLocalStorage<true>();

/** Checks what came as text alone: a form or a query. There a value of any kind may be written as text; in JSON each has its own. */
export const checkedAsText = <T>(check: () => T): T => asText.run(true, check);

/** The reading of a value that came as text; in JSON it stays what it is. */
const ofText =
  <Context>(read: (value: string, context: Context) => unknown) =>
  (value: unknown, context: Context): unknown =>
    typeof value === 'string' && asText.getStore() === true ? read(value, context) : value;

const flagOf = (value: string): unknown => {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : value;
};

/** true or false, also as the text that a form sends. */
export const flag = (label: string) => z.preprocess(ofText(flagOf), z.boolean(`${label} must be true or false`));

/** Whole rupees from 0 to `max`; in text as people type an amount (`1,500`, `Rs. 1500.00`). A form's empty field is 0. */
export const rupees = (label: string, max = mostRupees) => {
  const message = `${label} must be a whole number of rupees from 0 to ${max}`;
  return z.preprocess(
    ofText((value) => (value.trim() === '' ? 0 : (parseRupees(value) ?? value))),
    z.int(message).min(0, message).max(max, message),
  );
};

/** A number from `min` to `max`, also as the text that a form or an address has, as people type a number (`1,500`, `۱۵٫۵`). */
export const numberIn = (label: string, min: number, max: number) => {
  const message = `${label} must be a number from ${min} to ${max}`;
  return z
    .preprocess(
      ofText((value) => parseNumber(value) ?? value),
      z.number(message).min(min, message).max(max, message),
    )
    .meta({ override: { type: 'number', minimum: min, maximum: max } });
};

/** The same, or null; a form's empty field is null. */
export const clearableNumberIn = (label: string, min: number, max: number) =>
  z.preprocess(
    ofText((value) => (value === '' ? null : value)),
    numberIn(label, min, max).nullable(),
  );

/** The value of text that begins like JSON; anything else as it is. What begins like JSON and is none becomes an issue of the field. */
const fromJson = (label: string) =>
  ofText((value, context: z.RefinementCtx): unknown => {
    if (!/^\s*[[{]/.test(value)) return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: `${label} begins like JSON and is not valid JSON`, input: value });
      return z.NEVER;
    }
  });

/** A nested value: as it is, or as the JSON text that a form sends. */
export const fromJsonText = <Schema extends z.ZodType>(label: string, schema: Schema) => z.preprocess(fromJson(label), schema);

/** A list; entries that are there twice count once. */
export const list = <Item extends z.ZodType>(label: string, item: Item, max: number) =>
  z
    .array(item, `${label} must be a list`)
    .max(max, `${label} can have at most ${max} entries`)
    .transform((items) => [...new Set(items)]);

/** A list as a form sends it too: as JSON text, or a single text where a form repeats a field only once. An empty text is an empty list. */
export const formList = <Item extends z.ZodType>(label: string, item: Item, max: number) => {
  const listOfOne = ofText((value) => (value.trim() === '' ? [] : [value]));
  return z.preprocess((value, context) => listOfOne(fromJson(label)(value, context), context), list(label, item, max));
};

/** null means "clear it". */
export const clearable = <Text extends z.ZodType<string>>(schema: Text) => z.preprocess((value) => value ?? '', schema);

type Sent<Fields extends object> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields of a checked body that were sent: one that is left out is no `undefined`. */
export const sentFields = <Fields extends object>(fields: Fields): Sent<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Sent<Fields>;

/** Nobody reads a form, fills it in and sends it faster. */
const quickestMs = 2_000;

/**
 * Fields beside those that a person sees in a form for everybody: `website` is hidden from people, `elapsedMs` is how long the form was
 * open, and must be there, for a program that sends what it has read of a form leaves it out. A person who is taken for a robot by mistake
 * learns what to do.
 */
export const robotTraps = {
  website: z.literal('', 'Please leave this field empty').optional().describe('Hidden from people in a form: empty, or not sent'),
  elapsedMs: z
    .int('elapsedMs must be how long the form was open, in whole milliseconds')
    .min(quickestMs, 'That was very quick. Please wait a moment and send it again.')
    .describe('For how long the person had the form open before sending it, in milliseconds'),
};

type Issue = z.core.$ZodIssue;

/** A longer list helps nobody, and a small request could ask for a large answer. */
const maxEntries = 100;
const maxNameLength = 60;

/** The caller's own name for a field, no longer than it has to be to be recognised. */
const shortened = (name: PropertyKey): string => String(name).slice(0, maxNameLength).toWellFormed();

const pathOf = (names: readonly PropertyKey[]): string => names.map(shortened).join('.');

const isAbsent = (issue: Issue): boolean =>
  issue.input === undefined || issue.input === null || (typeof issue.input === 'string' && issue.input.trim() === '');

const reasonByCode: Partial<Record<string, string>> = {
  too_big: 'too-big',
  too_small: 'too-small',
  unrecognized_keys: 'unknown',
};

const reasonOf = (issue: Issue): string => {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return issue.params['code'];
  if (isAbsent(issue)) return 'required';
  if (issue.code === 'too_big' && typeof issue.input === 'string') return 'too-long';
  if (issue.code === 'too_small' && typeof issue.input === 'string') return 'too-short';
  return reasonByCode[issue.code] ?? 'invalid';
};

const unknownFields = (issue: Issue & { code: 'unrecognized_keys' }): FieldError[] =>
  issue.keys.slice(0, maxEntries).map((key) => {
    const path = pathOf([...issue.path, key]);
    return { path, code: 'unknown', msg: `${path} is not a known field` };
  });

const unknownIn = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);

/** Of a body that may have one of several shapes: the problems of the one whose fields it names; the last one where that is no help. */
const ofShape = (issues: readonly Issue[]): readonly Issue[] => {
  const [first] = issues;
  if (issues.length !== 1 || first?.code !== 'invalid_union' || first.path.length > 0) return issues;
  return (first.errors as Issue[][]).reduce((best, next) => (unknownIn(next) <= unknownIn(best) ? next : best));
};

/**
 * What zod found, one entry per field: the first problem of each, in the order of the schema; of very many the first 100.
 * `code` is `required`, `too-long`, `too-short`, `too-big`, `too-small`, `unknown`, `invalid`, or the `params.code` of a custom check.
 */
export const fieldErrorsOf = (issues: readonly Issue[]): FieldError[] => {
  const byPath = new Map<string, FieldError>();
  for (const issue of ofShape(issues)) {
    const errors =
      issue.code === 'unrecognized_keys' ? unknownFields(issue) : [{ path: pathOf(issue.path), code: reasonOf(issue), msg: issue.message }];
    for (const error of errors) if (!byPath.has(error.path)) byPath.set(error.path, error);
  }
  return [...byPath.values()].slice(0, maxEntries);
};
