import type { KafkaUser } from '@paltu/events/kafka';
import { busTable } from './gen/bus-table.ts';

/** The row of those outside: each of them has a name and a password of its own (`make integrator`). */
const integrators = 'integrators';

/** What a user of the bus may do; see `KafkaUser`. */
export type BusRights = Pick<KafkaUser, 'publishes' | 'consumes'>;

/**
 * The users of the bus: one for each password, with the rights of its row in `table`. A user that only reads is a row that publishes
 * nothing.
 * @throws Error when a row has no password, or a password no row.
 */
export const busUsers = (
  passwords: Readonly<Record<string, string>>,
  table: Readonly<Record<string, BusRights>> = busTable,
): KafkaUser[] => {
  const nameless = Object.keys(table).filter((name) => name !== integrators && passwords[name] === undefined);
  if (nameless.length > 0) throw new Error(`no password for ${nameless.join(', ')} on the bus`);
  return Object.entries(passwords).map(([name, password]) => {
    const rights = table[name];
    if (rights === undefined) throw new Error(`${name} has a password on the bus, and neither publishes nor consumes anything`);
    return { name, password, ...rights };
  });
};

/** What everybody outside may read. */
export const publicTopics: readonly string[] = busTable[integrators]?.consumes ?? [];
