// Installs what running needs (`running`) or all that work and tests need (`everything`), only when package-lock.json asks for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasInstalled, installedMode, lastMode, rememberInstall } from './installed-packages.ts';
import type { InstallMode } from './installed-packages.ts';
import { runNpm } from './npm.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--update-notifier=false'];

const kinds = (mode: InstallMode): string => (mode === 'everything' ? '--include=dev' : '--omit=dev');

// Only what differs: `npm ci` would first delete what a running product may be using, and takes longer.
const installDifference = (mode: InstallMode): void => {
  const before = readFileSync(join(root, 'package-lock.json'), 'utf8');
  runNpm(root, ['install', kinds(mode), '--no-save', ...quiet]);
  if (readFileSync(join(root, 'package-lock.json'), 'utf8') !== before)
    throw new Error('package-lock.json does not fit package.json: run npm install and commit it.');
};

const install = (mode: InstallMode): void => {
  process.stderr.write(mode === 'everything' ? 'Installing packages for work and tests…\n' : 'Installing packages…\n');
  if (hasInstalled(root)) installDifference(mode);
  else runNpm(root, ['ci', kinds(mode), ...quiet]);
  rememberInstall(root, mode);
};

const [wanted] = process.argv.slice(2);
if (wanted !== 'running' && wanted !== 'everything') {
  process.stderr.write('usage: install-packages.ts running|everything\n');
  process.exit(2);
}
try {
  const installed = installedMode(root);
  // An installation with the tools for work keeps them.
  const mode = wanted === 'running' ? (lastMode(root) ?? wanted) : wanted;
  if (installed !== 'everything' && installed !== mode) install(mode);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
