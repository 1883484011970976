import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@paltu/kernel';
import { startPostgres } from '@paltu/local-postgres';
import type { LocalPostgres } from '@paltu/local-postgres';
import type { DataFolder } from '../data-folder.ts';
import { loggerFor } from '../terminal.ts';
import type { ReportLine } from '../terminal.ts';

const checkEveryMs = 250;
const retryAfterMs = 2_000;
const trimEveryMs = 60_000;

/** PostgreSQL that is started again, on the same port, when it dies. */
export class SupervisedPostgres {
  readonly #data: DataFolder;
  readonly #report: ReportLine;
  readonly #stopped = new AbortController();
  #server: LocalPostgres | undefined;
  #watch: Promise<void> = Promise.resolve();

  constructor(data: DataFolder, report: ReportLine) {
    this.#data = data;
    this.#report = report;
  }

  async start(): Promise<LocalPostgres> {
    this.#server = await this.#launch();
    this.#watch = this.#keepAlive(this.#server.port);
    return this.#server;
  }

  /** Fast shutdown; nothing happens when it never ran. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#watch;
    await this.#server?.stop();
  }

  #launch(port?: number): Promise<LocalPostgres> {
    return startPostgres({
      dataDirectory: this.#data.at('postgres'),
      logger: loggerFor(this.#report),
      ...(port === undefined ? {} : { port }),
    });
  }

  async #keepAlive(port: number): Promise<void> {
    let trimAt = Date.now() + trimEveryMs;
    while (!this.#stopped.signal.aborted) {
      if (Date.now() > trimAt) {
        this.#server?.trimLog();
        trimAt = Date.now() + trimEveryMs;
      }
      await this.#pause(checkEveryMs);
      if (this.#server && !isRunning(this.#server.pid) && !this.#stopped.signal.aborted) await this.#relaunch(port);
    }
  }

  async #relaunch(port: number): Promise<void> {
    this.#report(`PostgreSQL ended; it is started again on port ${port}`);
    try {
      this.#server = await this.#launch(port);
      this.#report('PostgreSQL works again');
    } catch (error) {
      this.#report(`${(error as Error).message}\nIt is retried.`);
      await this.#pause(retryAfterMs);
    }
  }

  // Cut short by a stop.
  #pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }
}
