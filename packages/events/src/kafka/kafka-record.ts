import type { IHeaders, KafkaMessage } from 'kafkajs';
import type { BusRecord } from '../envelope/event.ts';

const textOf = (value: IHeaders[string]): string => {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : first.toString();
};

/** A message of Kafka as a record; its time is when the broker appended it (`LogAppendTime`). */
export const recordOf = (topic: string, partition: number, { key, value, headers, offset, timestamp }: KafkaMessage): BusRecord => ({
  topic,
  partition,
  offset: Number(offset),
  key: key?.toString() ?? '',
  headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, textOf(text)])),
  value,
  appendedAt: new Date(Number(timestamp)),
});
