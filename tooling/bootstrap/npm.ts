import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Older ones leave out optional packages that Vite's build needs. */
const oldestGood = 11;
const ourVersion = '11.19.1';
const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--update-notifier=false'];

const machineMajor = (): number => {
  try {
    return Number(execFileSync('npm', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('.')[0]);
  } catch {
    return 0;
  }
};

const fetchNpm = (tools: string, home: string): void => {
  mkdirSync(tools, { recursive: true });
  for (const left of readdirSync(tools).filter((name) => name.startsWith('.fetching-npm-')))
    rmSync(join(tools, left), { recursive: true, force: true });
  const partial = mkdtempSync(join(tools, '.fetching-npm-'));
  process.stderr.write(`Fetching npm ${ourVersion} (once, into .tools)…\n`);
  execFileSync(
    'npm',
    ['install', '--prefix', partial, '--no-save', '--no-package-lock', '--ignore-scripts', ...quiet, `npm@${ourVersion}`],
    { stdio: ['ignore', 2, 2] },
  );
  renameSync(partial, home);
};

const npmCommand = (root: string): { program: string; first: string[] } => {
  if (machineMajor() >= oldestGood) return { program: 'npm', first: [] };
  const tools = join(root, '.tools');
  const home = join(tools, `npm-${ourVersion}`);
  if (!existsSync(home)) fetchNpm(tools, home);
  return { program: process.execPath, first: [join(home, 'node_modules/npm/bin/npm-cli.js')] };
};

/** Runs npm in the repository: the machine's when it is new enough, else one of our own. Throws when it fails. */
export const runNpm = (root: string, args: readonly string[]): void => {
  const { program, first } = npmCommand(root);
  const { status, error } = spawnSync(program, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args[0] ?? ''} failed (${status ?? 'killed'}). Is the network reachable?`);
};
