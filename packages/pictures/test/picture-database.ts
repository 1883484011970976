import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { createPictureTables } from '../src/knex-pictures.ts';

/** A PostgreSQL database of its own with the table of pictures. */
export const openPictureDatabase = async (): Promise<{ database: Knex; empty(): Promise<void>; close(): Promise<void> }> => {
  const { url, drop } = await createTestDatabase({ migrations: [] });
  const database = connectDatabase({ url, applicationName: 'pictures test', logger: silentLogger });
  await createPictureTables(database);
  return {
    database,
    empty: async () => void (await database.raw('truncate pictures')),
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
};
