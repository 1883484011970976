import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { siteFactVariables } from '@paltu/site';
import { readServices } from '../../services/src/read-services.ts';
import { paltu } from '../../local/src/services.ts';
import { readConfig } from '../src/config.ts';

const engineOf: Readonly<Record<string, string>> = { relational: 'postgres', documents: 'mongo' };
const gateway = { name: 'gateway', store: undefined, keepsFiles: false, keepsLimits: true };

const root = resolve(import.meta.dirname, '../../..');
const composeFile = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** The lines of one service of docker-compose.yml. */
const partOf = (name: string): string => composeFile.split(/\n(?= {2}[a-z0-9-]+:\n)/).find((part) => part.startsWith(`  ${name}:`)) ?? '';

test('docker-compose.yml runs the gateway that make start runs, with the addresses of all services', () => {
  const part = partOf('gateway');
  expect(part).toContain(`command: [node, dist/${paltu.gateway.entry.replace(/ts$/, 'js')}]`);
  expect(part).toContain('<<: [*environment, *addresses]');
  expect(part).toContain('depends_on:\n      <<: *when-all-serve\n');
  expect(partOf('prepare')).toContain('DATABASES: *databases\n');
});

test('everybody names the engines that they need, so that compose stops those last', () => {
  for (const { name, store, keepsFiles, keepsLimits } of [...readServices(), gateway]) {
    const dependencies = partOf(name).split('depends_on:')[1] ?? '';
    const needed = [...(store === undefined ? [] : [store]), 'kafka', ...(keepsFiles ? ['s3'] : []), ...(keepsLimits ? ['redis'] : [])];
    const found = ['postgres', 'mongo', 'kafka', 's3', 'redis'].filter((engine) => dependencies.includes(`  ${engine}: {`));
    expect({ [name]: found.sort() }).toEqual({ [name]: needed.map((engine) => engineOf[engine] ?? engine).sort() });
  }
});

test('.env keeps how many there are of each service and of the gateway', () => {
  for (const { name } of [...readServices(), gateway])
    expect(partOf(name)).toContain(`\n    scale: \${${name.toUpperCase().replaceAll('-', '_')}_REPLICAS:-1}\n`);
});

test('prepare knows how many replicas will connect to PostgreSQL, as .env has it, and how much each may hold', () => {
  const [, replicas = ''] = /x-replicas: &replicas >-\n((?: .*\n)+)/.exec(composeFile) ?? [];
  const { PETS_REPLICAS: _pets, ...others } = Object.fromEntries(
    [...replicas.matchAll(/\$\{(\w+):-(\d)\}/g)].map(([, name = '', one]) => [name, one]),
  );
  const environment = {
    POSTGRES_URL: 'postgres://postgres:a@postgres/postgres',
    DATABASES: '{}',
    BUS_URL: 'kafka://admin:a@kafka:9092',
    BUS_PASSWORDS: JSON.stringify(Object.fromEntries([...readServices(), gateway].map(({ name }) => [name, 'a']))),
    DATABASE_READ_POOL: '8',
    DATABASE_SEARCH_POOL: '4',
    REPLICAS: replicas.replace('${PETS_REPLICAS:-1}', '2').replace(/\$\{\w+:-(\d)\}/g, '$1'),
  };
  const relational = readServices().filter(({ store }) => store === 'relational');
  expect(Object.keys(others)).toHaveLength(relational.length - 1);
  const counts = Object.fromEntries(relational.map(({ name }) => [name, name === 'pets' ? 2 : 1]));
  expect(readConfig(environment).connections).toEqual({ replicas: counts, ofEach: 23 });
  expect(partOf('prepare')).toContain('REPLICAS: *replicas\n');
});

test('a stopped engine holds up nobody by its name', () => {
  expect(composeFile).toContain("\n  dns_opt: ['timeout:1', 'attempts:2']\n");
});

test('where CPU is short Kafka comes before the services, as PostgreSQL does, and does not fence itself sooner than by default', () => {
  for (const engine of ['postgres', 'kafka']) expect(partOf(engine)).toContain('\n    cpu_shares: 2048\n');
  expect(Number(/KAFKA_BROKER_SESSION_TIMEOUT_MS: (\d+)/.exec(partOf('kafka'))?.[1])).toBeGreaterThanOrEqual(9_000);
});

test('a line of a log names its container, for programs that read the files', () => {
  expect(composeFile).toContain("tag: '{{.Name}}' }\n");
});

test('.env may set how much is logged, which proxies are believed, how often callers may do what, and whose scripts may call', () => {
  expect(composeFile).toContain('x-environment: &environment\n  LOG_LEVEL: ${LOG_LEVEL:-info}\n');
  expect(partOf('gateway')).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}\n');
  expect(partOf('gateway')).toContain('RATE_LIMITS: ${RATE_LIMITS:-}\n');
  expect(partOf('gateway')).toContain('CORS_ORIGINS: ${CORS_ORIGINS:-}\n');
});

test('.env may name who runs the site', () => {
  for (const name of Object.keys(siteFactVariables)) expect(partOf('gateway')).toContain(`${name}: \${${name}:-}\n`);
});

test('demo data, with an admin whose password everybody knows, come in only where .env asks for them', () => {
  expect(partOf('demo')).toContain('DEMO: ${DEMO:-0}\n');
});

test('who has not verified the e-mail address submits no listing, unless .env allows it', () => {
  expect(partOf('pets')).toContain('REQUIRE_VERIFIED_EMAIL: ${REQUIRE_VERIFIED_EMAIL:-1}\n');
});

test('Kafka is open to integrators only where an operator adds a file: on this machine, by a mechanism of theirs alone, the other listeners as they were', () => {
  const opened = readFileSync(join(root, 'docker-compose.integrators.yml'), 'utf8');
  const settingOf = (text: string, name: string): string => new RegExp(`${name}: (.*)`).exec(text)?.[1] ?? '';
  expect(partOf('kafka')).not.toMatch(/ports:|outside/);
  expect(opened).toContain("ports: ['${BUS_BIND:-127.0.0.1}:${BUS_PORT:-9094}:9094']");
  expect(settingOf(opened, 'KAFKA_LISTENER_NAME_INTEGRATORS_SASL_ENABLED_MECHANISMS')).toBe('SCRAM-SHA-256');
  expect(settingOf(partOf('kafka'), 'KAFKA_LISTENER_NAME_CLIENTS_SASL_ENABLED_MECHANISMS')).not.toContain('SCRAM-SHA-256');
  for (const name of ['KAFKA_LISTENERS', 'KAFKA_ADVERTISED_LISTENERS', 'KAFKA_LISTENER_SECURITY_PROTOCOL_MAP']) {
    const others = settingOf(opened, name)
      .split(',')
      .filter((listener) => !listener.startsWith('INTEGRATORS:'));
    expect({ [name]: others.join(',') }).toEqual({ [name]: settingOf(partOf('kafka'), name) });
  }
});

describe('make env', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paltu-env-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const secretsFolder = (): string => join(folder, '.secrets');
  const makeEnv = (): { output: string; settings: string; secrets: Record<string, string> } => {
    const output = execFileSync('sh', [join(root, 'deploy/cluster/write-env.sh'), file], { encoding: 'utf8' });
    const secrets = readdirSync(secretsFolder()).map((name) => [name, readFileSync(join(secretsFolder(), name), 'utf8')]);
    return { output, settings: readFileSync(file, 'utf8'), secrets: Object.fromEntries(secrets) as Record<string, string> };
  };
  const opened = readFileSync(join(root, 'docker-compose.integrators.yml'), 'utf8');
  const asked = [...`${composeFile}${opened}`.matchAll(/\$\{SECRETS_DIR:\?[^}]*\}\/([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const ofOthers = ['JAZZCASH_PASSWORD', 'JAZZCASH_SALT', 'PUSH_PRIVATE_KEY', 'SMTP_PASSWORD'];
  const empty = ['AUTH_KEY_SECRET_PREVIOUS', 'BUS_TLS', 'COMMERCE_KEY_SECRET_PREVIOUS', ...ofOthers];

  test('writes every secret that docker-compose.yml asks for, each another, in a folder that nobody else enters', () => {
    const { secrets, settings } = makeEnv();
    expect(Object.keys(secrets).sort()).toEqual([...asked].sort());
    const random = Object.entries(secrets).filter(([name]) => !empty.includes(name));
    for (const [, content] of random) expect(content).toMatch(/^[A-Za-z0-9]{32}\n$/);
    expect(new Set(random.map(([, content]) => content)).size).toBe(asked.length - empty.length);
    expect(empty.map((name) => secrets[name])).toEqual(empty.map(() => ''));
    expect(settings).toContain(`SECRETS_DIR=${secretsFolder()}\n`);
    expect(statSync(secretsFolder()).mode & 0o777).toBe(0o700);
    // The users of the containers read them, by mounts of single files.
    expect(statSync(join(secretsFolder(), 'REDIS_PASSWORD')).mode & 0o777).toBe(0o644);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('prints that no mail server is set, and how members list without, until one is named', () => {
    expect(makeEnv().output).toMatch(/No mail server is set \(SMTP_URL\)[^]*REQUIRE_VERIFIED_EMAIL=0/);
    writeFileSync(file, `${readFileSync(file, 'utf8')}SMTP_URL=smtp://mail.example.org\n`);
    expect(makeEnv().output).not.toContain('mail server');
  });

  test('leaves what is there, adds what is missing, and reports it', () => {
    const { settings, secrets } = makeEnv();
    expect(makeEnv()).toEqual({ output: expect.stringContaining('left as they are'), settings, secrets });
    writeFileSync(file, `${settings}PORT=9000`);
    writeFileSync(join(secretsFolder(), 'SMTP_PASSWORD'), 'given');
    rmSync(join(secretsFolder(), 'PETS_DATABASE_PASSWORD'));
    const again = makeEnv();
    expect(again.output).toContain('PETS_DATABASE_PASSWORD');
    expect(again.settings).toContain('PORT=9000');
    expect({ ...again.secrets, PETS_DATABASE_PASSWORD: '' }).toEqual({ ...secrets, PETS_DATABASE_PASSWORD: '', SMTP_PASSWORD: 'given' });
  });
});

test('docker-compose.yml hands no password to anybody but in a file', () => {
  const required = [...composeFile.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
  expect([...new Set(required)]).toEqual(['SECRETS_DIR']);
  expect(composeFile).not.toMatch(/\$\{[A-Z0-9_]*(PASSWORD|SECRET_KEY|KEY_SECRET|SALT|PRIVATE_KEY)/);
});
