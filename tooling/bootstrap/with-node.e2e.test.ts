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
    'while [ $# -gt 1 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done',
    'home="$prefix/node_modules/${1%@*}/bin"',
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
