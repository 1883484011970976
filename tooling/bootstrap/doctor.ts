// make doctor: what this machine offers, what is missing, and how the product is that runs on it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupText } from '../../deploy/services/src/doctor/host-findings.ts';
import { diagnoseComposed, findComposed } from './composed-product.ts';
import { findChromium } from './find-chromium.ts';
import { installedMode } from './installed-packages.ts';
import { diagnoseProduct, supervisorOf } from './running-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputOf = (program: string, args: string[]): string => spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

const packages = (): string => {
  const mode = installedMode(root);
  if (mode === undefined) return 'not installed (make start or make test installs them)';
  return mode === 'everything' ? 'all installed' : 'those for running (make test installs the others)';
};

const dataDirectory = join(root, '.data');
const data = process.env.DATA_DIR === undefined || process.env.DATA_DIR === '' ? dataDirectory : resolve(root, process.env.DATA_DIR);

const isThere = (pid: number): boolean => outputOf('ps', ['-p', String(pid), '-o', 'pid=']) !== '' || existsSync(`/proc/${pid}`);

const supervisor = supervisorOf(data);

const product = (): string => {
  if (supervisor === undefined) return 'does not run';
  return isThere(supervisor.pid) ? `runs at ${supervisor.address ?? '(starting)'}` : 'was killed; the next start picks it up';
};

const composed = findComposed(root);

const rows: [string, string][] = [
  ['system', `${process.platform} ${process.arch}`],
  ['Node', `${process.version} (${process.execPath})`],
  ['npm', outputOf('npm', ['--version']) || 'missing'],
  ['packages', packages()],
  ['Chromium', findChromium() ?? "none (make test installs Debian's where it may)"],
  ['data', `${data}${existsSync(data) ? '' : ' (not made yet)'}`],
  ['product', product()],
  ['backup', backupText(composed === undefined ? data : root, new Date())],
  ['composed', composed === undefined ? 'no container of docker compose' : `${composed.containers.length} containers of docker compose`],
];
for (const [label, value] of rows) process.stdout.write(`${label.padEnd(10)}${value}\n`);

if (supervisor !== undefined && isThere(supervisor.pid)) {
  const { text, isWell } = await diagnoseProduct(supervisor, data);
  process.stdout.write(`\n${text}`);
  process.exitCode = isWell ? 0 : 1;
}
if (composed !== undefined) {
  const { text, isWell } = await diagnoseComposed(composed, root);
  process.stdout.write(`\n${text}`);
  if (!isWell) process.exitCode = 1;
}
