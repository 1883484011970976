import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { runProgram } from './product-process.ts';
import type { RunningProduct } from './running-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Answered {
  readonly exitCode: number | null;
  /** Both what it printed and what it complained of. */
  readonly text: string;
}

/** Address of every service's database, from DATABASES. */
export const databasesOf = async (product: RunningProduct): Promise<string> => {
  const names = readServices().map(({ name }) => name);
  return JSON.stringify(Object.fromEntries(await Promise.all(names.map(async (name) => [name, await product.databaseUrl(name)] as const))));
};

/** Runs one of our programs to its end. */
export const answerOf = async (entry: string, words: readonly string[], variables: Record<string, string>): Promise<Answered> => {
  const child = spawn(process.execPath, [runProgram, entry, ...words], { cwd: root, env: { ...process.env, ...variables } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  await once(child, 'close');
  return { exitCode: child.exitCode, text };
};

/** `make events …` of a running product; in the cluster profile the command that the runbook of the cluster gives. */
export const eventsCommand = async (product: RunningProduct, ...words: string[]): Promise<Answered> =>
  product.engines === undefined
    ? answerOf('deploy/local/src/commands/events-command.ts', words, { DATA_DIR: product.dataDirectory })
    : answerOf('packages/events/src/cli/events-command.ts', words, {
        DATABASES: await databasesOf(product),
        BUS_URL: await product.busUrl(),
      });
