// Installs what running needs (`running`) or all that work and tests need (`everything`), only when package-lock.json asks for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedMode, rememberInstall } from './installed-packages.ts';
import type { InstallMode } from './installed-packages.ts';
import { runNpm } from './npm.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

const installAnew = (mode: InstallMode): void => {
  process.stderr.write('Installing packages…\n');
  runNpm(root, ['ci', ...(mode === 'everything' ? ['--include=dev'] : ['--omit=dev']), ...quiet]);
};

// `npm ci` would first delete what a running product may be using.
const addTheRest = (): void => {
  process.stderr.write('Installing packages for work and tests…\n');
  const before = readFileSync(join(root, 'package-lock.json'), 'utf8');
  runNpm(root, ['install', '--include=dev', '--no-save', ...quiet]);
  if (readFileSync(join(root, 'package-lock.json'), 'utf8') !== before) throw new Error('package-lock.json does not fit package.json: run npm install and commit it.');
};

const [wanted] = process.argv.slice(2);
if (wanted !== 'running' && wanted !== 'everything') {
  process.stderr.write('usage: install-packages.ts running|everything\n');
  process.exit(2);
}
try {
  const installed = installedMode(root);
  const isEnough = installed === 'everything' || installed === wanted;
  if (!isEnough) {
    if (installed === undefined) installAnew(wanted);
    else addTheRest();
    rememberInstall(root, wanted);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
