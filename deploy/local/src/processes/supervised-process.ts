import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoff, fallsSilent, isDebugged, processWork, type LivenessLimits } from '@paltu/kernel';
import type { ProcessRecords } from '../instance/process-records.ts';
import type { ReportLine } from '../terminal.ts';
import type { LogFile } from './log-file.ts';

const answersOk = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Resolves true once each of `urls` answers 2xx; false when `until` aborts first. */
const becomesReady = async (urls: readonly string[], until: AbortSignal): Promise<boolean> => {
  while (!until.aborted) {
    if ((await Promise.all(urls.map(answersOk))).every(Boolean)) return true;
    await sleep(50);
  }
  return false;
};

/** The descriptor that its first socket has in a child: behind its log and its channel. */
export const firstSocket = 4;
const stopTimeoutMs = 16_000;
const slowStartMs = 20_000;
const longWorkMs = 3_000;

/** One that ran for longer is restarted without a long delay. */
const stableAfterMs = 3_000;

export interface ProcessSpec {
  readonly name: string;
  /** What Node runs: the entry file, then its arguments. */
  readonly command: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Descriptors of the sockets on which it listens: it inherits them, so that nobody has its ports while it is dead. LISTEN_FD names the first. */
  readonly sockets?: readonly number[];
  /** Answer 2xx when the process can work; without one the process counts as ready at once. */
  readonly readyUrls?: readonly string[];
  /** Answers while the process is not stuck; one that answered and then falls silent for 10 s (a minute, where it is only slow) is killed, and so started again. */
  readonly aliveUrl?: string | undefined;
  /** It does its work and ends with 0; anything else starts it again. */
  readonly endsByItself?: boolean;
}

interface ProcessSurroundings {
  readonly records: ProcessRecords;
  readonly log: LogFile;
  readonly report: ReportLine;
  /** The usual ones by default. */
  readonly liveness?: LivenessLimits;
}

const reasonOf = (code: number | null, signal: NodeJS.Signals | null): string => signal ?? `code ${code}`;

/** One child process: started, watched, restarted when it exits, stopped on demand. Each of these prints one line. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  readonly #surroundings: ProcessSurroundings;
  readonly #delays = backoff(250, 30_000);
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #restartTimer: NodeJS.Timeout | undefined;
  #stopping = false;
  #exits = 0;
  #startedAt = 0;
  #becameReady: Promise<boolean> = Promise.resolve(false);
  #restarting: Promise<void> | undefined;

  constructor(spec: ProcessSpec, surroundings: ProcessSurroundings) {
    this.spec = spec;
    this.#surroundings = surroundings;
  }

  /** How often it exited without being stopped. */
  get exits(): number {
    return this.#exits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#startedAt = Date.now();
    this.#becameReady = Promise.resolve(false);
    const child = this.#spawn();
    this.#child = child;
    const gone = new AbortController();
    this.#ended = new Promise((resolve) => {
      const end = (reason: string, code: number | null): void => {
        if (gone.signal.aborted) return;
        gone.abort();
        this.#surroundings.records.remove(this.spec.name);
        this.#child = undefined;
        this.#afterEnd(reason, code);
        resolve();
      };
      child.once('exit', (code, signal) => end(reasonOf(code, signal), code));
      child.once('error', (error) => end(error.message, null));
    });
    if (child.pid !== undefined) this.#record(child.pid);
    this.#becameReady = becomesReady(this.spec.readyUrls ?? [], gone.signal);
    void this.#killWhenSilent(child, gone.signal);
  }

  #spawn(): ChildProcess {
    const { command, directory, environment, sockets = [] } = this.spec;
    const descriptor = this.#surroundings.log.open();
    try {
      return spawn(process.execPath, command, {
        cwd: directory,
        env: sockets.length === 0 ? environment : { ...environment, LISTEN_FD: String(firstSocket) },
        // A group of its own: Ctrl-C reaches only us, and we stop things in order. Closing the channel signals that we are gone.
        detached: true,
        stdio: ['ignore', descriptor, descriptor, 'ipc', ...sockets],
      });
    } finally {
      closeSync(descriptor);
    }
  }

  // One without a record works too, and ends by itself when we are gone.
  #record(pid: number): void {
    const { records, report } = this.#surroundings;
    try {
      records.add(this.spec.name, pid);
    } catch (error) {
      report(`${this.spec.name} runs, but its record could not be written (${(error as Error).message})`);
    }
  }

  /** Resolves once it is ready, however often it is restarted for that; rejects with the end of its log after `maxExits` exits. */
  async whenReady(until: AbortSignal, maxExits = 4): Promise<void> {
    const { log, report } = this.#surroundings;
    const slow = setTimeout(() => report(`Still waiting for ${this.spec.name}; its log is ${log.path}`), slowStartMs);
    try {
      while (!until.aborted) {
        if (await Promise.race([this.#becameReady, aborted(until)])) return;
        if (this.#exits >= maxExits) throw new Error(this.#logTail());
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    } finally {
      clearTimeout(slow);
    }
    until.throwIfAborted();
  }

  /** Stops it and starts it again, without counting that as an exit. A second call while it stops shares the new start. */
  restart(reason: string): Promise<void> {
    this.#restarting ??= this.#restartOnce(reason).finally(() => (this.#restarting = undefined));
    return this.#restarting;
  }

  async #restartOnce(reason: string): Promise<void> {
    this.#surroundings.report(`${this.spec.name}: ${reason}, starting it again`);
    await this.stop(new AbortController().signal);
    this.#stopping = false;
    this.#startAgain();
  }

  /** From now on it is not restarted when it exits. */
  disableRestart(): void {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
  }

  /** SIGTERM, and SIGKILL to its whole group when it does not end in time or `kill` aborts. */
  async stop(kill: AbortSignal): Promise<void> {
    this.disableRestart();
    const child = this.#child;
    if (child?.pid === undefined) return;
    const killGroup = (): void => void signalTo(-(child.pid as number), 'SIGKILL');
    const timeout = setTimeout(() => {
      this.#surroundings.report(`${this.spec.name} does not stop and is killed`);
      killGroup();
    }, stopTimeoutMs);
    if (kill.aborted) killGroup();
    else kill.addEventListener('abort', killGroup, { once: true });
    signalTo(child.pid, 'SIGTERM');
    await this.#ended;
    clearTimeout(timeout);
    kill.removeEventListener('abort', killGroup);
  }

  async #killWhenSilent({ pid }: ChildProcess, gone: AbortSignal): Promise<void> {
    const { aliveUrl, environment, name } = this.spec;
    if (pid === undefined || aliveUrl === undefined || isDebugged(environment)) return;
    if (!(await fallsSilent(aliveUrl, gone, this.#surroundings.liveness, processWork(pid))) || this.#stopping) return;
    this.#surroundings.report(`${name} does not answer and is killed`);
    signalTo(-pid, 'SIGKILL');
  }

  #afterEnd(reason: string, code: number | null): void {
    if (this.#stopping) return;
    if (this.spec.endsByItself === true && code === 0) return this.#reportResult();
    this.#startLater(`ended (${reason}); it is started`);
  }

  #startLater(why: string): void {
    this.#exits += 1;
    if (Date.now() - this.#startedAt > stableAfterMs) this.#delays.reset();
    const delay = this.#delays.next();
    this.#surroundings.report(`${this.spec.name} ${why} again in ${(delay / 1_000).toFixed(1)} s`);
    this.#restartTimer = setTimeout(() => {
      this.#startAgain();
      void this.#reportWhenReady();
    }, delay);
  }

  #startAgain(): void {
    try {
      this.start();
    } catch (error) {
      this.#startLater(`cannot be started (${(error as Error).message}); it is tried`);
    }
  }

  // Short work (there was nothing to do) prints no line.
  #reportResult(): void {
    const [line] = this.#surroundings.log.lastLines(1);
    if (line !== undefined && Date.now() - this.#startedAt > longWorkMs) this.#surroundings.report(line);
  }

  async #reportWhenReady(): Promise<void> {
    if (this.spec.readyUrls !== undefined && (await this.#becameReady)) this.#surroundings.report(`${this.spec.name} works again`);
  }

  #logTail(): string {
    const { log } = this.#surroundings;
    return `${this.spec.name} does not start. Its log, ${log.path}, ends with:\n${log.lastLines(8).join('\n')}`;
  }
}

const signalTo = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const aborted = (signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    else signal.addEventListener('abort', () => resolve(false), { once: true });
  });
