import { Readable } from 'node:stream';
import { bytes } from './reply.ts';

export const csvContentType = 'text/csv; charset=utf-8';

/** One field: what a table would take for a formula is text, and stays what it is. */
const fieldOf = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const lineOf = (fields: readonly (string | number | null)[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

export type CsvRow = readonly (string | number | null)[];

const linesOf = async function* (
  head: readonly string[],
  batches: AsyncIterator<readonly CsvRow[]>,
  first: IteratorResult<readonly CsvRow[]>,
) {
  // By the mark programs for tables read it as UTF-8: names are in Urdu, too.
  yield `\uFEFF${lineOf(head)}`;
  for (let batch = first; batch.done !== true; batch = await batches.next()) yield batch.value.map(lineOf).join('');
};

/**
 * A table to download (RFC 4180), written while it is read; the first rows are there before it is answered, so that what fails at once is
 * refused. @param name of the file, in ASCII and without its ending @param batches rows with as many fields as `head`
 */
export const csvReply = async (name: string, head: readonly string[], batches: AsyncIterable<readonly CsvRow[]>) => {
  const rows = batches[Symbol.asyncIterator]();
  const lines = linesOf(head, rows, await rows.next());
  return bytes(Readable.from(lines), {
    contentType: csvContentType,
    headers: {
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      vary: 'Authorization',
    },
  });
};
