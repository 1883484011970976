import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const requirements = join(import.meta.dirname, 'requirements.txt');

const run = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1' } }).status === 0;

const hasPython = (): boolean =>
  spawnSync('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], { stdio: 'ignore' }).status === 0;

/**
 * The path of schemathesis, fetched once from PyPI into the ignored tools folder, in the versions of `requirements.txt`; undefined
 * where there is no Python from 3.10 on with venv.
 */
export const ensureSchemathesis = (): string | undefined => {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const home = join(root, '.tools', `schemathesis-${version}`);
  const program = join(home, 'bin/schemathesis');
  const isWhole = join(home, 'whole');
  if (existsSync(isWhole)) return program;
  if (!hasPython()) return undefined;
  process.stderr.write('Fetching schemathesis (once, into .tools)…\n');
  // A folder of scripts cannot be renamed, for they name it; so a mark says that it is whole.
  rmSync(home, { recursive: true, force: true });
  const isInstalled =
    run('python3', ['-m', 'venv', home]) && run(join(home, 'bin/pip'), ['install', '--quiet', '--requirement', requirements]);
  if (!isInstalled) throw new Error('schemathesis could not be installed');
  writeFileSync(isWhole, '');
  return program;
};
