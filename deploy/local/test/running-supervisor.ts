import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@paltu/testing';
import { bundledProgram } from '@paltu/testing/service';
import { isAlive, type ProcessIdentity } from '../src/instance/process-records.ts';

/** A supervisor of the fake product as a process of its own, and its output. */
export interface RunningSupervisor {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves once its words hold this. */
  untilPrinted(words: string | RegExp): Promise<void>;
  /** Its output from now on. */
  fromNow(): Pick<RunningSupervisor, 'output' | 'untilPrinted'>;
  ended(): Promise<number | null>;
  stop(): Promise<number | null>;
}

const waitLimitMs = 60_000;

/** Waits until something is so, for as long as a busy machine needs. */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await eventually(isSo, what, waitLimitMs);
};

export const runSupervisor = (dataDirectory: string, more: Record<string, string> = {}): RunningSupervisor => {
  const { file, environment } = bundledProgram('deploy/local/test/fixtures/run-fake-product.ts');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment, PORT: '', ...more, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout?.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  let code: number | null | undefined;
  const exit = once(child, 'exit').then(() => (code = child.exitCode));
  const ended = async (): Promise<number | null> => {
    await exit;
    return code ?? null;
  };
  const from = (begin: number): Pick<RunningSupervisor, 'output' | 'untilPrinted'> => {
    const output = (): string => words.slice(begin);
    const untilPrinted = (wanted: string | RegExp): Promise<void> =>
      until(`the supervisor prints ${String(wanted)}; it printed:\n${words}`, () =>
        typeof wanted === 'string' ? output().includes(wanted) : wanted.test(output()),
      );
    return { output, untilPrinted };
  };
  return {
    child,
    ...from(0),
    fromNow: () => from(words.length),
    ended,
    stop: () => {
      if (code === undefined) child.kill('SIGTERM');
      return ended();
    },
  };
};

export const recordedChild = (dataDirectory: string, name: string): ProcessIdentity =>
  JSON.parse(readFileSync(join(dataDirectory, 'run/children', `${name}.json`), 'utf8')) as ProcessIdentity;

export const runs = (child: ProcessIdentity): boolean => isAlive(child);

export const siteOf = (supervisor: RunningSupervisor): string => /site +(\S+)/.exec(supervisor.output())?.[1] as string;

/** What a process of the fake product finds in its environment, and its number. */
export const environmentOf = async (url: string): Promise<Record<string, string>> => {
  const request = url.startsWith('unix:')
    ? get({ socketPath: url.slice('unix:'.length), path: '/environment' })
    : get(`${url}/environment`);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return (await json(answer)) as Record<string, string>;
};

/** The same of the service alpha. */
export const environmentOfAlpha = async (supervisor: RunningSupervisor): Promise<Record<string, string>> =>
  environmentOf((await environmentOf(siteOf(supervisor))).ALPHA_URL as string);
