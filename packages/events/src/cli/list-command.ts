import { partitionName, type PartitionOffset } from '../envelope/event.ts';
import type { Arguments } from './arguments.ts';
import { busHeads, type Heads } from './bus-heads.ts';
import type { EventsConfig } from './config.ts';
import { withDatabases, type ServiceDatabase } from './service-databases.ts';
import { shortened, textTable } from './text-table.ts';

const mostShown = 50;

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
  const rows = await store.parked.list(filter, mostShown);
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
        : textTable([['CONSUMER', 'EVENT', 'TYPE', 'KEY', 'REASON', 'PARKED AT', 'ERROR'], ...parked.slice(0, mostShown)]);
    return `${textTable([['SERVICE', 'CONSUMER', 'TOPICS', 'LAG', 'PARKED', 'REQUESTS'], ...consumers])}\n\n${parkedText}\n`;
  });
