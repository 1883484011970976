import { readdir } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';

const extensions = new Set(['.ts', '.js', '.mjs']);

const isMigrationFile = (file: string): boolean => extensions.has(extname(file)) && !file.endsWith('.d.ts') && !file.includes('.test.');

/** What is wrong is mended by the next migration: an older release runs on a newer schema, and no data are lost. */
const noWayBack = (): Promise<void> => Promise.reject(new Error('migrations have no way back'));

/** Migrations of a folder by file name without its extension; knex's own source would `require` them, which ESM refuses. */
export const migrationSource = (directory: string): Knex.MigrationSource<string> => ({
  getMigrations: async () => (await readdir(directory)).filter(isMigrationFile).sort(),
  getMigrationName: (file) => parse(file).name,
  getMigration: async (file) => {
    const module = (await import(pathToFileURL(join(directory, file)).href)) as Partial<Knex.Migration>;
    if (module.up === undefined) throw new Error(`migration ${file} exports no up()`);
    return { up: module.up, down: noWayBack };
  },
});
