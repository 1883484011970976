import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** What is made from something else, in the order in which it builds on each other: a program and where it runs, from the root. */
const steps: readonly (readonly [string, readonly string[]])[] = [
  ['proto', ['buf', 'generate']],
  ['.', [process.execPath, 'tooling/contracts/write-contracts.ts']],
  ['.', [process.execPath, 'tooling/contracts/write-event-documents.ts']],
  ['.', [process.execPath, 'tooling/api/write-api.ts']],
  ['.', [process.execPath, 'tooling/documents/write-tables.ts']],
  ['.', [process.execPath, 'deploy/cluster/src/compose/write-compose.ts']],
];

/**
 * Makes everything that is made from something else, in the repository at `root`.
 * @throws Error with the words of the program that failed.
 */
export const runCodegen = (root: string): void => {
  const path = `${resolve(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  for (const [folder, [program = '', ...args]] of steps) {
    const ran = spawnSync(program, args, { cwd: join(root, folder), encoding: 'utf8', env: { ...process.env, PATH: path } });
    if (ran.status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${ran.stdout}${ran.stderr}`);
  }
};
