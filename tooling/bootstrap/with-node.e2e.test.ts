import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let root: string;
let bin: string;

const program = (path: string, lines: string[]): void => {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
};

const machineNode = (major: number): void =>
  program(join(bin, 'node'), [`[ "$1" = -p ] && { echo ${major}; exit; }`, 'echo "the machine ran $*"']);

/** Stands in for npm: makes the package that was asked for, its program first, then the rest after a while. */
const npmThatTakes = (seconds: number): void =>
  program(join(bin, 'npm'), [
    `echo npm >> ${join(root, 'npm-calls')}`,
    'while [ $# -gt 0 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done',
    // The one dependency that the lock names.
    `home="$prefix/$(grep -o 'node_modules/[a-z0-9-]*' "$prefix/package-lock.json" | head -n 1)/bin"`,
    'mkdir -p "$home"',
    `sleep ${seconds}`,
    `printf '#!/bin/sh\\necho "ours ran $*"\\n' > "$home/node" && chmod +x "$home/node"`,
  ]);

const npmCalls = (): number =>
  existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n').length : 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paltu-bootstrap-'));
  bin = join(root, 'bin');
  mkdirSync(bin);
  mkdirSync(join(root, 'tooling/bootstrap'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'with-node.sh'), join(root, 'tooling/bootstrap/with-node.sh'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (): { child: ReturnType<typeof spawn>; output: Promise<string> } => {
  const child = spawn('/bin/sh', [join(root, 'tooling/bootstrap/with-node.sh'), 'hello.ts'], {
    env: { PATH: `${bin}:/usr/bin:/bin` },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout?.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString('utf8')));
  return { child, output: once(child, 'close').then(() => words) };
};

test('a machine with a new Node uses it and fetches nothing', async () => {
  machineNode(24);
  npmThatTakes(0);
  expect(await run().output).toContain('the machine ran --disable-warning=ExperimentalWarning hello.ts');
  expect(npmCalls()).toBe(0);
});

test('a machine with an old Node fetches ours once', async () => {
  machineNode(18);
  npmThatTakes(0);
  expect(await run().output).toContain('Fetching Node');
  const second = await run().output;
  expect(second).toContain('ours ran --disable-warning=ExperimentalWarning hello.ts');
  expect(second).not.toContain('Fetching');
  expect(npmCalls()).toBe(1);
});

test('what is fetched must have the checksum that the script names for this machine', async () => {
  machineNode(18);
  const asked = join(root, 'asked');
  program(join(bin, 'npm'), [
    `echo "$1" > ${asked}`,
    'while [ $# -gt 0 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done',
    `cat "$prefix/package-lock.json" >> ${asked}`,
    'echo EINTEGRITY >&2',
    'exit 1',
  ]);
  const printed = await run().output;
  expect(printed).toContain('EINTEGRITY');
  expect(printed).not.toContain('ran');
  const [command, ...lock] = readFileSync(asked, 'utf8').split('\n');
  // `npm install` would take what it gets and write its checksum into the lock.
  expect(command).toBe('ci');
  const { packages } = JSON.parse(lock.join('\n')) as { packages: Record<string, { integrity?: string }> };
  const [, named] = Object.values(packages);
  expect(Buffer.from(named?.integrity?.replace('sha512-', '') ?? '', 'base64')).toHaveLength(64);
  expect(existsSync(join(root, '.tools')) ? readdirSync(join(root, '.tools')) : []).toEqual([]);
});

test('each system has a checksum of its own', () => {
  const script = readFileSync(join(import.meta.dirname, 'with-node.sh'), 'utf8');
  const packages = script.match(/ {4}package=node-/g);
  expect(packages).toHaveLength(4);
  expect(new Set(script.match(/ {4}integrity=sha512-[\w+/]{86}==/g)).size).toBe(4);
});

test('a download that was killed leaves no broken Node behind', async () => {
  machineNode(20);
  npmThatTakes(30);
  const first = run();
  while (npmCalls() === 0) await sleep(20);
  process.kill(-(first.child.pid as number), 'SIGKILL');
  await first.output;
  npmThatTakes(0);
  expect(await run().output).toContain('ours ran');
  expect(readdirSync(join(root, '.tools')).filter((name) => name.startsWith('.fetching'))).toEqual([]);
});
