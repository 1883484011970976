import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { postgresHome } from '@paltu/local-postgres';
import type { DataFolder } from '../data-folder.ts';
import type { ReportLine } from '../terminal.ts';
import { databaseAddresses, type ProductDatabases } from './database-addresses.ts';

/** What the databases of a data folder were prepared for last. */
interface PreparedNote {
  /** They are as these programs make them: nothing is to be prepared. */
  isCurrent(): boolean;
  /** Called once they are. */
  write(): void;
}

const noteName = 'paltu-prepared';

/**
 * The note lies in the cluster, so that a copy or a backup that takes its place brings its own. It names the bundles (of every migration and
 * topic, by their contents), who owns a database, and the passwords; sources, which may change at any time, have none.
 * @param bundles the folder of bundles, or the repository where sources run
 */
export const preparedNote = (data: DataFolder, product: ProductDatabases, bundles: string, root: string): PreparedNote => {
  const home = (): string => postgresHome(data.at('postgres')) ?? data.at('postgres');
  const file = (): string => join(home(), 'cluster', noteName);
  const { services, gateway, busMigrations } = product;
  const owners = services.map(({ name, migrations }) => [name, migrations]);
  const { passwords } = databaseAddresses(data, product, 0);
  const hash = createHash('sha256').update(JSON.stringify([basename(bundles), owners, gateway.name, busMigrations, passwords]));
  const wanted = hash.digest('base64url');
  const isKept = resolve(bundles) !== root;
  return {
    isCurrent: () => isKept && existsSync(file()) && readFileSync(file(), 'utf8') === wanted,
    write: () => {
      if (!isKept) return;
      writeFileSync(file(), wanted, { mode: 0o600 });
      // PostgreSQL reads whatever lies in its cluster, as when it is copied.
      const { uid, gid } = statSync(join(home(), 'cluster'));
      chownSync(file(), uid, gid);
    },
  };
};

/** What the program is given. */
export interface DatabasesWanted {
  /** From which migrations have their places. */
  readonly root: string;
  readonly dataDirectory: string;
  readonly port: number;
  readonly superuserUrl: string;
  readonly product: ProductDatabases;
}

/** What it reports: what happens, and at its end how many migrations it took, or why it failed. */
export type DatabasesMessage = { readonly line: string } | { readonly migrations: number } | { readonly failed: string };

const program = new URL('prepare-databases-main.ts', import.meta.url);

/** A process that ends when it is done: what this takes (knex, the migrations of all services) is not kept by the supervisor. */
export interface PreparingDatabases {
  /**
   * Makes every database and brings it to the state that its service expects; returns how many migrations that took. Once.
   * @throws Error with the reason when that fails, or when the process was ended
   */
  prepare(wanted: DatabasesWanted): Promise<number>;
  /** Nothing happens when it has ended by itself. */
  end(): void;
}

/** Starts the process, which loads what it needs while the server starts. */
export const startPreparing = (root: string, report: ReportLine): PreparingDatabases => {
  const child = fork(program, { cwd: root });
  // Its end may be reported before its last words, which are there when the channel is closed.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, killedBy]]) => {
    throw new Error(`The databases were not prepared (${String(killedBy ?? `code ${code}`)}).`);
  });
  // It may end before anybody waits for it.
  ended.catch(() => undefined);
  const answer = new Promise<number>((resolve, reject) =>
    child.on('message', (message: DatabasesMessage) => {
      if ('line' in message) report(message.line);
      else if ('failed' in message) reject(new Error(message.failed));
      else resolve(message.migrations);
    }),
  );
  return {
    prepare: (wanted) => {
      // As JSON, which leaves out the functions that a product has for its processes.
      child.send(wanted, () => undefined);
      return Promise.race([answer, ended]);
    },
    end: () => void child.kill(),
  };
};
