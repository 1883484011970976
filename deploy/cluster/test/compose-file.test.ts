import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { paltu } from '../../local/src/services.ts';

const root = resolve(import.meta.dirname, '../../..');
const composeFile = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** The lines of one service of docker-compose.yml. */
const partOf = (name: string): string => composeFile.split(/\n(?= {2}[a-z0-9-]+:\n)/).find((part) => part.startsWith(`  ${name}:`)) ?? '';

test('docker-compose.yml runs the gateway that make start runs, with the addresses of all services', () => {
  const part = partOf('gateway');
  expect(part).toContain(`command: [node, ${paltu.gateway.entry}]`);
  expect(part).toContain('<<: [*told, *addresses]');
  expect(part).toContain('depends_on: *when-all-serve');
  expect(partOf('prepare')).toContain('DATABASES: *databases\n');
});

test('.env may say how much is logged, which proxies are believed, how often callers may do what, and whose scripts may call', () => {
  expect(composeFile).toContain('x-told: &told\n  LOG_LEVEL: ${LOG_LEVEL:-info}\n');
  expect(partOf('gateway')).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}\n');
  expect(partOf('gateway')).toContain('RATE_LIMITS: ${RATE_LIMITS:-}\n');
  expect(partOf('gateway')).toContain('CORS_ORIGINS: ${CORS_ORIGINS:-}\n');
});

test('who has not verified the e-mail address submits no listing, unless .env says otherwise', () => {
  expect(partOf('pets')).toContain('REQUIRE_VERIFIED_EMAIL: ${REQUIRE_VERIFIED_EMAIL:-1}\n');
});

test('Kafka is open to integrators only where an operator adds a file: on this machine, by SCRAM, the other listeners as they were', () => {
  const opened = readFileSync(join(root, 'docker-compose.integrators.yml'), 'utf8');
  const settingOf = (text: string, name: string): string => new RegExp(`${name}: (.*)`).exec(text)?.[1] ?? '';
  expect(partOf('kafka')).not.toMatch(/ports:|outside/);
  expect(opened).toContain("ports: ['${BUS_BIND:-127.0.0.1}:${BUS_PORT:-9094}:9094']");
  expect(settingOf(opened, 'KAFKA_LISTENER_NAME_INTEGRATORS_SASL_ENABLED_MECHANISMS')).toBe('SCRAM-SHA-512');
  for (const name of ['KAFKA_LISTENERS', 'KAFKA_ADVERTISED_LISTENERS', 'KAFKA_LISTENER_SECURITY_PROTOCOL_MAP']) {
    const others = settingOf(opened, name)
      .split(',')
      .filter((listener) => !listener.startsWith('INTEGRATORS:'));
    expect({ [name]: others.join(',') }).toEqual({ [name]: settingOf(partOf('kafka'), name) });
  }
});

describe('make env', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'paltu-env-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const makeEnv = (file: string): { said: string; written: string } => {
    const said = execFileSync('sh', [join(root, 'deploy/cluster/write-env.sh'), file], { encoding: 'utf8' });
    return { said, written: readFileSync(file, 'utf8') };
  };
  const valuesOf = (text: string): string[] => [...text.matchAll(/^[A-Z0-9_]+=(.*)$/gm)].map(([, value = '']) => value);

  test('writes every password that docker-compose.yml asks for, each another, for its owner alone', () => {
    const file = join(folder, '.env');
    const { written } = makeEnv(file);
    const asked = new Set([...composeFile.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name));
    expect(new Set([...written.matchAll(/^([A-Z0-9_]+)=[A-Za-z0-9]{32}$/gm)].map(([, name]) => name))).toEqual(asked);
    expect(new Set(valuesOf(written)).size).toBe(asked.size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('leaves what is there, adds what is missing, and says so', () => {
    const file = join(folder, '.env');
    const first = makeEnv(file).written;
    expect(makeEnv(file)).toEqual({ said: expect.stringContaining('left as it is'), written: first });
    writeFileSync(file, first.replace(/^PETS_DATABASE_PASSWORD=.*\n/m, 'PORT=9000\n'));
    const { said, written } = makeEnv(file);
    expect(said).toContain('PETS_DATABASE_PASSWORD');
    expect(written).toContain('PORT=9000');
    expect(valuesOf(written)).toEqual(expect.arrayContaining(valuesOf(first.replace(/^PETS_.*\n/m, ''))));
  });

  test('begins a line of its own where the last one does not end', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=9000');
    expect(makeEnv(file).written).toMatch(/^PORT=9000\nAUTH_DATABASE_PASSWORD=[A-Za-z0-9]{32}\n/);
  });

  test.each(['', ' ', "''", '""', '\r'])('a password of nothing (%j) is missing, as it is for compose', (nothing) => {
    const file = join(folder, '.env');
    writeFileSync(file, `S3_SECRET_KEY=${nothing}\n`);
    const { said, written } = makeEnv(file);
    expect(said).toContain('S3_SECRET_KEY');
    expect(written).toMatch(/^S3_SECRET_KEY=[A-Za-z0-9]{32}$/m);
    expect(makeEnv(file)).toEqual({ said: expect.stringContaining('left as it is'), written });
  });
});
