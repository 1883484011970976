import { newId } from '@paltu/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsumerRequest } from '../ports/event-store.ts';
import { required, UsageError, type Arguments } from './arguments.ts';
import type { EventsConfig } from './config.ts';
import { databaseOf, withDatabases, type ServiceDatabase } from './service-databases.ts';

/** The request waits in the database: no running consumer has carried it out yet. */
export class StillWaiting extends Error {
  override readonly name = 'StillWaiting';
}

/** The running consumer answered that it could not do it. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
}

const checkSelection = ({ command, options }: Arguments): void => {
  if (command === 'drop' && options.key === undefined && options.event === undefined && options.all !== 'yes')
    throw new UsageError('drop needs event=…, key=… or all=yes: what is dropped never takes effect');
  if (options.key !== undefined && options.event !== undefined) throw new UsageError('give key=… or event=…, not both');
};

/** The option `wait`, in seconds. @throws UsageError */
const secondsToWait = ({ options }: Arguments): number => {
  const seconds = Number(options.wait ?? 30);
  if (!Number.isFinite(seconds) || seconds < 0) throw new UsageError('wait=… is a number of seconds');
  return seconds;
};

const outcomeOfRequest = async ({ requests }: ServiceDatabase['store'], id: string, seconds: number): Promise<string> => {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const row = await requests.read(id);
    if (row?.done_at) return row.outcome ?? '';
    if (Date.now() > deadline) throw new StillWaiting('the request is stored; the consumer carries it out as soon as its service runs');
    await sleep(200);
  }
};

/** Asks the running consumer to replay, drop, rewind or rebuild, and waits for its answer. */
export const requestCommand = (given: Arguments, config: EventsConfig): Promise<string> => {
  const consumer = required(given, 'consumer');
  checkSelection(given);
  const seconds = secondsToWait(given);
  return withDatabases(config.databases, async (databases) => {
    const { store, service } = await databaseOf(databases, consumer);
    const id = newId();
    const { key = null, event = null } = given.options;
    const kind = given.command as ConsumerRequest['kind'];
    await store.requests.add({ id, consumer, kind, key, event_id: event });
    const outcome = await outcomeOfRequest(store, id, seconds);
    if (/^(refused|failed)/.test(outcome)) throw new RequestRefused(`${consumer} (${service}): ${outcome}`);
    return `${consumer} (${service}): ${outcome}\n`;
  });
};

const reportEveryMs = 2_000;

/** Waits for as long as it goes on; `seconds` without progress are too many. */
const outcomeOfRepublication = async (
  { republications }: ServiceDatabase['store'],
  id: string,
  seconds: number,
  print: (events: number) => void,
): Promise<string> => {
  let [events, progressAt, reportedAt] = [-1, Date.now(), Date.now()];
  for (;;) {
    const row = await republications.read(id);
    if (row?.done_at) return row.outcome ?? '';
    if (row !== undefined && row.events !== events) [events, progressAt] = [row.events, Date.now()];
    if (Date.now() - progressAt > seconds * 1_000)
      throw new StillWaiting(`${Math.max(events, 0)} events so far; it goes on as soon as the service and its relay do`);
    if (events > 0 && Date.now() - reportedAt > reportEveryMs) {
      print(events);
      reportedAt = Date.now();
    }
    await sleep(200);
  }
};

/** Has a running service publish its current state again, and waits until that is on the bus. */
export const republishCommand = (given: Arguments, config: EventsConfig, print: (line: string) => void): Promise<string> => {
  const service = required(given, 'service');
  const seconds = secondsToWait(given);
  return withDatabases(config.databases, async (databases) => {
    const found = databases.find((one) => one.service === service);
    if (found === undefined)
      throw new UsageError(`no service is called ${service}; there are ${databases.map((one) => one.service).join(', ') || 'none'}`);
    const id = await found.store.republications.request();
    const outcome = await outcomeOfRepublication(found.store, id, seconds, (events) => print(`${service}: ${events} events so far`));
    if (/^(refused|failed)/.test(outcome)) throw new RequestRefused(`${service}: ${outcome}`);
    return `${service}: ${outcome}\n`;
  });
};
