import type { ColumnType, Kind, State } from './kind.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
};

const writers: Readonly<Record<ColumnType, (value: unknown) => unknown>> = {
  text: (value) => value,
  // PostgreSQL answers a bigint or numeric as text.
  integer: Number,
  number: Number,
  boolean: (value) => value,
  instant: (value) => (value as Date).toISOString(),
  bytes: (value) => Buffer.from(value as Uint8Array).toString('base64'),
  // Instants inside become text; names are sorted, for one of the stores keeps no order of them.
  json: (value) => sorted(JSON.parse(JSON.stringify(value))),
};

/** @param read the value of a column, as a driver answers it. */
export const toState = ({ columns }: Kind, read: (column: string) => unknown): State =>
  Object.fromEntries(
    Object.entries(columns).map(([column, type]) => {
      const value = read(column) ?? null;
      return [column, value === null ? null : writers[type](value)];
    }),
  );
