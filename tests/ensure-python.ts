import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1' } }).status === 0;

const hasPython = (): boolean =>
  spawnSync('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' }).status === 0;

/**
 * The folder of programs (`python`, and what the packages bring) of an environment of its own, with exactly the versions that the
 * file `requirements` names, fetched once from PyPI into the ignored tools folder; undefined where there is no Python from 3.10 on
 * with venv.
 * @throws Error when they cannot be installed.
 */
export const ensurePython = (name: string, requirements: string): string | undefined => {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const home = join(root, '.tools', `${name}-${version}`);
  const programs = join(home, 'bin');
  const isWhole = join(home, 'whole');
  if (existsSync(isWhole)) return programs;
  if (!hasPython()) return undefined;
  process.stderr.write(`Fetching ${name} (once, into .tools)…\n`);
  // A folder of scripts cannot be renamed, for they name it; so a mark shows that it is whole.
  rmSync(home, { recursive: true, force: true });
  const isInstalled =
    run('python3', ['-m', 'venv', home]) && run(join(programs, 'pip'), ['install', '--quiet', '--requirement', requirements]);
  if (!isInstalled) throw new Error(`${name} could not be installed`);
  writeFileSync(isWhole, '');
  return programs;
};
