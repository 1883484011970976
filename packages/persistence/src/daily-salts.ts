import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** The salt of a day, the same for every process; that of the day before is gone. @param day `2026-05-01` */
export type SaltOf = (day: string) => Promise<string>;

/** For a migration of the service that uses `dailySalts`. */
export const createSaltsTable = async (knex: Knex): Promise<void> => {
  await knex.raw('create table view_salts (day date primary key, salt text not null)');
};

export const dailySalts = (database: Knex): SaltOf => {
  const read = async (day: string): Promise<string> => {
    const salt = randomBytes(32).toString('base64url');
    await database('view_salts').insert({ day, salt }).onConflict('day').ignore();
    await database('view_salts').where('day', '<', day).delete();
    return (await database('view_salts').where({ day }).first<{ salt: string }>('salt')).salt;
  };
  let known: { readonly day: string; readonly salt: Promise<string> } | undefined;
  return (day) => {
    if (known?.day === day) return known.salt;
    const reading = { day, salt: read(day) };
    reading.salt.catch(() => {
      if (known === reading) known = undefined;
    });
    known = reading;
    return reading.salt;
  };
};
