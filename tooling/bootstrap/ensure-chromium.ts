// The browser tests drive the system's Chromium. Installs Debian's when there is none and we may; else says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isThere = (): boolean => places.some((place) => place !== undefined && place !== '' && existsSync(place));
const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

const install = (): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean => spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 2, 2] }).status === 0;
  process.stderr.write('Installing Chromium for the browser tests…\n');
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

const mayInstall = process.getuid?.() === 0 && has('apt-get');
if (!isThere() && !(mayInstall && install() && isThere())) {
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}
