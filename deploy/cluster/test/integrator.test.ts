import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

/** Stands in for the container engine: notes what is run, and what the program for passwords reads. */
const docker = `#!/bin/sh
case " $* " in
  *' compose version '*) echo 'Docker Compose version v2' ;;
  *) echo "$*" >>"$folder/calls"
    case " $* " in *' --integrator '*) cat >"$folder/password" ;; esac ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-integrator-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = (...words: string[]) => {
  const env = { PATH: `${folder}:/usr/bin:/bin`, folder };
  return spawnSync('make', ['--no-print-directory', '-C', root, 'integrator', ...words], { env, encoding: 'utf8' });
};
const calls = (): string[] => readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');

test('an integrator gets a login, a random password that is printed once, and its rights', () => {
  const { status, stdout } = make('name=acme');
  expect(status).toBe(0);
  const [, password = ''] = /^password (\w{32})$/m.exec(stdout) ?? [];
  expect(stdout).toContain('user integrator-acme\n');
  expect(readFileSync(join(folder, 'password'), 'utf8')).toBe(`${password}\n`);
  expect(calls()).toEqual([
    'compose run --rm --no-deps -T bus-passwords --integrator integrator-acme',
    'compose run --rm --no-deps -T prepare node dist/deploy/cluster/src/integrator-command.js allow integrator-acme',
  ]);
});

test('one that is revoked loses its rights at once, and its password', () => {
  expect(make('name=acme', 'revoke=yes')).toMatchObject({ status: 0, stdout: 'integrator-acme reads nothing any more.\n' });
  expect(calls()).toEqual([
    'compose run --rm --no-deps -T prepare node dist/deploy/cluster/src/integrator-command.js revoke integrator-acme',
    'compose run --rm --no-deps -T bus-passwords --revoke integrator-acme',
  ]);
});

test.each([[], ['name=Acme'], ['name=a.b'], ['name=-a'], ['name=acme', 'revoke=maybe']])('%j is refused', (...words) => {
  const { status, stderr } = make(...words.flat());
  expect([status, stderr]).toEqual([2, expect.stringContaining('run make integrator name=acme')]);
});

test('options of docker compose stand before what it runs', () => {
  const words = ['deploy/cluster/integrator.sh', 'acme', '', '--project-name', 'other'];
  expect(spawnSync('sh', words, { cwd: root, env: { PATH: `${folder}:/usr/bin:/bin`, folder }, encoding: 'utf8' }).status).toBe(0);
  expect(calls()[0]).toBe('compose --project-name other run --rm --no-deps -T bus-passwords --integrator integrator-acme');
});
