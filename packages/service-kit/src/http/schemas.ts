import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { JsonText } from './reply.ts';

/** What no keyboard writes: NUL and lone surrogates that PostgreSQL cannot hold, commands to the terminal that shows a log. */
const isWritten = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** Whether anything of it is seen; a name of zero-width marks would be a listing without one. */
const isVisible = (text: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text);

/**
 * Embeddings, overrides and isolates reverse the text that follows them on a page or in a log. The single marks U+200E, U+200F
 * and U+061C act on one place only and belong to Urdu beside Latin letters or digits, so they may stay.
 */
const keepsDirection = (text: string): boolean => !/[\u202a-\u202e\u2066-\u2069]/.test(text);

const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text);

const allowedIn = (label: string, schema: z.ZodString): z.ZodString =>
  schema
    .refine(isWritten, `${label} contains characters that are not allowed`)
    .refine(keepsDirection, `${label} contains hidden characters that change the direction of text, please remove them`);

const oneLine = (label: string, schema: z.ZodString): z.ZodString => schema.refine(isOneLine, `${label} must be a single line`);

const atMost = (label: string, max: number) => z.string().max(max, `${label} must be at most ${max} characters long`);

const multilineText = (label: string) => allowedIn(label, z.string(`${label} is required`).trim());

/** One line of text without control characters, lone surrogates or characters that change the direction of text. Trimmed. */
export const text = (label: string) => oneLine(label, multilineText(label));

/** As `requiredText`, of any number of lines. */
export const requiredMultilineText = (label: string, max: number, message = `${label} is required`) =>
  allowedIn(
    label,
    z
      .string(message)
      .trim()
      .min(1, message)
      .refine(isVisible, { error: message, params: { code: 'required' } })
      .max(max, `${label} must be at most ${max} characters long`),
  );

/** One line of text that must be there: `message` in the words of the product; at most `max` characters. */
export const requiredText = (label: string, max: number, message?: string) => oneLine(label, requiredMultilineText(label, max, message));

/** As `optionalText`, of any number of lines. */
export const optionalMultilineText = (label: string, max: number) => multilineText(label).pipe(atMost(label, max));

/** One line of text that may be missing or empty; at most `max` characters. */
export const optionalText = (label: string, max: number) => text(label).pipe(atMost(label, max));

/** An id in a path, in lower case. One that is no UUID names nothing: callers answer it as not found. */
export const idParam = z.uuid().toLowerCase();

/** As zod has it, and with a last part that was not written in Latin letters. */
const address =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/;

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** A domain in letters of any script, as mail servers know it; what is no domain stays as it is. */
const withAsciiDomain = (address: string): string => {
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  return domainAt === 0 || isAscii(domain) ? address : address.slice(0, domainAt) + (domainToASCII(domain) || domain);
};

/** An e-mail address, in the words of its screen; at most 254 characters. Its domain may be written in any script, and comes out in ASCII. */
export const emailAddress = (label: string, malformed: string) =>
  requiredText(label, 254)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: address, error: malformed }).max(254, malformed))
    .meta({ override: { type: 'string', format: 'email', maxLength: 254 } });

/** One of `values`, in any letter case. */
export const choice = <const Value extends string>(label: string, values: readonly Value[], missing = `${label} is required`) => {
  const byFold = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (
    z
      .string(missing)
      .trim()
      .min(1, missing)
      .transform((text) => byFold.get(text.toLowerCase()) ?? text)
      .pipe(z.enum(values, `${label} must be one of: ${values.join(', ')}`))
      // What the API's document shows; other letter cases are taken too.
      .meta({ override: { type: 'string', enum: [...values] } })
  );
};

/** A query parameter that may be left out; an empty one, or a text of blanks, is the same as none. */
export const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).transform((value) => (value === '' ? undefined : value));

/** Totals are exact up to here; counting further would cost more than the list itself. */
export const totalCap = 1000;

/** The last page that can be asked for. */
const lastPage = 200;

export const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string(`${name} must be given once`)
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `${name} must be a whole number from ${min} to ${max}`)
        .max(max, `${name} must be a whole number from ${min} to ${max}`),
    )
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });

/** Query fields `page` (from 1) and `limit` (1 to 100). */
export const pageQuery = (defaultLimit: number) => ({
  page: wholeNumber('page', 1, lastPage).default(1),
  limit: wholeNumber('limit', 1, 100).default(defaultLimit),
});

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The pagination of every list. */
export const paginationView = z
  .strictObject({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int(), totalIsCapped: z.boolean() })
  .meta({ id: 'Pagination' });

export type Pagination = z.output<typeof paginationView>;

/** @param counted how many rows there are, counted no further than `totalCap + 1`. */
export const paginationOf = ({ page, limit }: Page, counted: number): Pagination => {
  const total = Math.min(counted, totalCap);
  return { page, limit, total, totalPages: Math.ceil(total / limit), totalIsCapped: counted > totalCap };
};

interface RowsAsJson {
  /** A JSON array. */
  readonly rows: string;
  /** As for `paginationOf`. */
  readonly counted: number;
}

/**
 * A page of a list whose rows are JSON already: `{ pets: […], pagination }`. @param search what a search was taken for, JSON too; absent while
 * nothing is searched for
 */
export const listAsJson = (name: string, { rows, counted }: RowsAsJson, page: Page, search?: string): JsonText => {
  const pagination = JSON.stringify(paginationOf(page, counted));
  return new JsonText(`{"${name}":${rows},"pagination":${pagination}${search === undefined ? '' : `,"search":${search}`}}`);
};
