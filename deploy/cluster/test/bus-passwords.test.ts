import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = resolve(import.meta.dirname, '../bus-passwords.sh');

/** Stands in for Kafka's tool: prints whom it knows, notes its arguments and what lies in the file that it is given. */
const kafkaConfigs = `#!/bin/sh
echo "$*" >>"$fake/arguments"
case " $* " in
  *' --describe '*) cat "$fake/known" ;;
  *' --add-config-file '*) for last in "$@"; do :; done; cat "$last" >>"$fake/stored" ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paltu-bus-passwords-'));
  for (const name of ['bin', 'secrets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'bin/kafka-configs.sh'), kafkaConfigs);
  chmodSync(join(folder, 'bin/kafka-configs.sh'), 0o755);
  writeFileSync(join(folder, 'known'), "SCRAM credential configs for user-principal 'auth' are SCRAM-SHA-512=iterations=4096\n");
  const passwords = { KAFKA_ADMIN: 'adminsword', AUTH_BUS: 'authsword', PET_CARE_BUS: 'caresword', POSTGRES: 'other' };
  for (const [name, password] of Object.entries(passwords)) writeFileSync(join(folder, 'secrets', `${name}_PASSWORD`), `${password}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const runWith = (input: string, ...words: string[]) => {
  const env = { PATH: '/usr/bin:/bin', fake: folder, KAFKA_HOME: folder, PASSWORDS: join(folder, 'secrets') };
  const { status, stdout, stderr } = spawnSync('bash', [script, ...words], { env, input, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const run = (...users: string[]) => runWith('', ...users);
const fileOf = (name: string): string => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');

test('who has no password on the bus gets that of its file; who has one is left as it is', () => {
  expect(run()).toEqual({ status: 0, output: 'bus-passwords: pet-care logs in by the password of its file\n' });
  expect(fileOf('stored')).toBe('SCRAM-SHA-512=password=caresword\n');
  expect(fileOf('arguments')).toContain('--entity-name pet-care ');
});

test('who is named gets what lies in the file now, and nobody else is asked about', () => {
  expect(run('auth')).toMatchObject({ status: 0 });
  expect(fileOf('stored')).toBe('SCRAM-SHA-512=password=authsword\n');
  expect(fileOf('arguments')).not.toContain('--describe');
});

test('no password is among the arguments of a process', () => {
  run();
  run('auth');
  expect(fileOf('arguments')).not.toMatch(/sword/);
});

test('a name without a file, and a password that would mean something to Kafka, are refused by name', () => {
  expect(run('pets')).toEqual({ status: 1, output: `bus-passwords: there is no file ${join(folder, 'secrets/PETS_BUS_PASSWORD')}\n` });
  writeFileSync(join(folder, 'secrets/AUTH_BUS_PASSWORD'), 'two, iterations=1');
  expect(run('auth').output).toContain('AUTH_BUS_PASSWORD may hold letters and digits alone');
  expect(fileOf('stored')).toBe('');
});

test('an integrator gets a password by another mechanism than the product, and how much it may read a second is limited', () => {
  const password = 'integratorsword0123456789';
  expect(runWith(`${password}\n`, '--integrator', 'integrator-acme')).toMatchObject({ status: 0 });
  expect(fileOf('stored')).toBe(`SCRAM-SHA-256=password=${password}\n`);
  expect(fileOf('arguments')).toMatch(
    /--entity-name integrator-acme --add-config consumer_byte_rate=\d+,producer_byte_rate=\d+,request_percentage=\d+\n/,
  );
  expect(fileOf('arguments')).not.toMatch(/sword/);
  expect(runWith('short\n', '--integrator', 'integrator-acme')).toMatchObject({ status: 1 });
});

test('an integrator that is revoked has no password any more', () => {
  expect(run('--revoke', 'integrator-acme')).toMatchObject({ status: 0 });
  expect(fileOf('arguments')).toContain('--entity-name integrator-acme --delete-config SCRAM-SHA-256\n');
});
