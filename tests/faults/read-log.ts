import { topics } from '@paltu/contracts';
import { openBus, type ReceivedMessage } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import { queryOf } from '../product/query-of.ts';
import type { RunningProduct } from '../product/running-product.ts';
import type { LoggedEvent } from './checks/evidence.ts';

interface LogRow {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly event_id: string;
  readonly key: string;
  readonly headers: Record<string, string>;
  readonly value: Buffer | null;
}

const valueOf = (bytes: Uint8Array | null): Record<string, unknown> =>
  JSON.parse(bytes === null ? '{}' : Buffer.from(bytes).toString('utf8')) as Record<string, unknown>;

const fromRow = (row: LogRow): LoggedEvent => ({
  topic: row.topic,
  partition: row.partition,
  offset: Number(row.offset),
  eventId: row.event_id,
  type: row.headers['ce_type'] ?? '',
  key: row.key,
  sequence: Number(row.headers['ce_sequence']),
  value: valueOf(row.value),
});

const fromMessage = ({ topic, partition, offset, id, type, sequence, record }: ReceivedMessage): LoggedEvent => ({
  topic,
  partition,
  offset,
  eventId: id,
  type,
  key: record.key,
  sequence,
  value: valueOf(record.value),
});

const readTable = async (product: RunningProduct): Promise<LoggedEvent[]> => {
  const rows = await queryOf<LogRow>(
    product,
    'bus',
    'select topic, partition, "offset", event_id, key, headers, value from log order by topic, partition, "offset"',
  );
  return rows.map(fromRow);
};

const readBus = async (product: RunningProduct): Promise<LoggedEvent[]> => {
  const events: LoggedEvent[] = [];
  const bus = await openBus({ url: await product.busUrl(), clientId: 'faults-log', logger: silentLogger });
  try {
    // It is ready once everything that was there was handed over.
    const tail = await bus.tail({
      topics: Object.values(topics).map(({ name }) => name),
      from: 'beginning',
      onMessage: (message) => void events.push(fromMessage(message)),
    });
    await tail.stop();
  } finally {
    await bus.close();
  }
  return events;
};

/** Everything the log holds, in order per partition: from its table where the bus is PostgreSQL, else as any reader reads it. */
export const readLog = (product: RunningProduct): Promise<LoggedEvent[]> =>
  product.engines === undefined ? readTable(product) : readBus(product);
