import { AsyncLocalStorage } from 'node:async_hooks';
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
