// The browser tests drive the system's Chromium. Installs Debian's headless one where we may, else its browser when there is none; else
// prints what to do.
import { spawnSync } from 'node:child_process';
import { findChromium, hasLightChromium } from './find-chromium.ts';

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
const mayInstall = process.getuid?.() === 0 && has('apt-get');

const apt = (...args: string[]): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const waiting = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  return spawnSync('apt-get', [...waiting, ...args], { env: environment, stdio: ['ignore', 2, 2] }).status === 0;
};

const install = (name: string): void => {
  process.stderr.write(`Installing ${name} for the browser tests…\n`);
  const added = (): boolean => apt('install', '-y', '--no-install-recommends', name);
  // The lists of packages may be old, or not there.
  if (!added() && apt('update')) added();
};

if (mayInstall && !hasLightChromium()) install('chromium-headless-shell');
if (mayInstall && findChromium() === undefined) install('chromium');
if (findChromium() === undefined) {
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}
