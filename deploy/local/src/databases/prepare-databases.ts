import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReportLine } from '../terminal.ts';
import type { ProductDatabases } from './database-addresses.ts';

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
