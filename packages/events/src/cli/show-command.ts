import type { ParkedRow } from '../ports/event-store.ts';
import { required, type Arguments } from './arguments.ts';
import type { EventsConfig } from './config.ts';
import { withDatabases } from './service-databases.ts';
import { UsageError } from './usage-error.ts';

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
