import { setTimeout as sleep } from 'node:timers/promises';
import { required, type Arguments } from './arguments.ts';
import type { EventsConfig } from './config.ts';
import { RequestRefused, secondsToWait, StillWaiting } from './request-command.ts';
import { withDatabases, type ServiceDatabase } from './service-databases.ts';
import { UsageError } from './usage-error.ts';

const reportEveryMs = 2_000;

/** Waits for as long as it goes on; `seconds` without progress are too many. */
const outcomeOf = async (
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
    const outcome = await outcomeOf(found.store, id, seconds, (events) => print(`${service}: ${events} events so far`));
    if (/^(refused|failed)/.test(outcome)) throw new RequestRefused(`${service}: ${outcome}`);
    return `${service}: ${outcome}\n`;
  });
};
