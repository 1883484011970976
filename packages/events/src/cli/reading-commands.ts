import { partitionName, type PartitionOffset } from '../envelope/event.ts';
import type { ParkedRow } from '../ports/event-store.ts';
import { required, UsageError, type Arguments } from './arguments.ts';
import { busHeads, type Heads } from './bus-heads.ts';
import type { EventsConfig } from './config.ts';
import { withDatabases, type ServiceDatabase } from './service-databases.ts';

/** Columns as wide as their widest cell, two spaces apart; the first row is the head. */
const textTable = (rows: readonly (readonly (string | number)[])[]): string => {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The text on one line, at most `length` characters. */
const shortened = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
};

const mostListed = 50;

/** How many events a consumer has not processed; `out-of-range` when an offset lies after the end of the log, or a topic is missing. */
const lagOf = (offsets: readonly PartitionOffset[], heads: Heads | undefined): string => {
  if (heads === undefined) return '?';
  if (offsets.some(({ topic }) => heads.missing.includes(topic))) return 'out-of-range';
  const counts = offsets.map((row) => (heads.ends.get(partitionName(row)) ?? row.offset) - row.offset);
  return counts.some((count) => count < 0) ? 'out-of-range' : String(counts.reduce((sum, count) => sum + count, 0));
};

type ConsumerRow = (heads: Heads | undefined) => (string | number)[];

const consumerRows = async ({ service, store }: ServiceDatabase): Promise<ConsumerRow[]> => {
  const offsets = await store.offsets.readAll();
  const parked = await store.parked.count();
  const open = await store.requests.openConsumers();
  const consumers = [...new Set(offsets.map(({ consumer }) => consumer))].sort();
  return consumers.map((consumer) => {
    const own = offsets.filter((row) => row.consumer === consumer);
    return (heads) => [
      service,
      consumer,
      [...new Set(own.map(({ topic }) => topic))].join(' '),
      lagOf(own, heads),
      parked.get(consumer) ?? 0,
      open.filter((one) => one === consumer).length,
    ];
  });
};

const parkedRows = async ({ store }: ServiceDatabase, { consumer, key }: Arguments['options']): Promise<string[][]> => {
  const filter = { ...(consumer === undefined ? {} : { consumer }), ...(key === undefined ? {} : { key }) };
  const rows = await store.parked.list(filter, mostListed);
  return rows.map((row) => [
    row.consumer,
    row.event_id,
    row.type,
    row.key,
    row.reason,
    row.parked_at.toISOString(),
    shortened(row.error, 60),
  ]);
};

/** Every consumer with its lag in events, then the parked events. */
export const listCommand = ({ options }: Arguments, config: EventsConfig): Promise<string> =>
  withDatabases(config.databases, async (databases) => {
    const rows = (await Promise.all(databases.map(consumerRows))).flat();
    // After the offsets, so that one which lies after these heads is wrong and not merely newer.
    const heads = config.busUrl === undefined ? undefined : await busHeads(config.busUrl).catch(() => undefined);
    const consumers = rows.map((row) => row(heads));
    const parked = (await Promise.all(databases.map((database) => parkedRows(database, options)))).flat();
    const parkedText =
      parked.length === 0
        ? 'No event is parked.'
        : textTable([['CONSUMER', 'EVENT', 'TYPE', 'KEY', 'REASON', 'PARKED AT', 'ERROR'], ...parked.slice(0, mostListed)]);
    return `${textTable([['SERVICE', 'CONSUMER', 'TOPICS', 'LAG', 'PARKED', 'REQUESTS'], ...consumers])}\n\n${parkedText}\n`;
  });

const mostShown = 1_000;

const readable = (value: Buffer | null): string => {
  if (value === null) return '(none)';
  try {
    return JSON.stringify(JSON.parse(value.toString('utf8')), null, 2);
  } catch {
    return `${value.byteLength} bytes that are no JSON: ${value.subarray(0, 200).toString('hex')}`;
  }
};

const describe = (row: ParkedRow & { consumer: string }): string =>
  [
    `consumer   ${row.consumer}`,
    `event      ${row.event_id}`,
    `type       ${row.type}`,
    `key        ${row.key}`,
    `offset     ${row.topic}/${row.partition}/${row.offset}, appended ${row.appended_at.toISOString()}`,
    `parked     ${row.parked_at.toISOString()}, ${row.reason}, after ${row.attempts} attempts`,
    `error      ${row.error}`,
    `headers    ${JSON.stringify(row.headers)}`,
    `value      ${readable(row.value)}`,
    '',
  ].join('\n');

/** Everything about a parked event, for each consumer that parked it. */
export const showCommand = (given: Arguments, config: EventsConfig): Promise<string> => {
  const event = required(given, 'event');
  const { consumer } = given.options;
  return withDatabases(config.databases, async (databases) => {
    const found = await Promise.all(
      databases.map(({ store }) => store.parked.list({ event_id: event, ...(consumer === undefined ? {} : { consumer }) }, mostShown)),
    );
    const rows = found.flat();
    if (rows.length === 0) throw new UsageError(`no consumer has parked the event ${event}`);
    return rows.map(describe).join('\n');
  });
};
