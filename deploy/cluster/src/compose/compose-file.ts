import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { variableOf, readServices, type Service } from '../../../services/src/read-services.ts';

/** Lines of docker-compose.yml that follow from the list of services, by the name of their block. */
export type ComposeBlocks = Readonly<Record<'addresses' | 'services' | 'secrets', readonly string[]>>;

const fileOf = (secret: string): string => `/run/secrets/${secret}`;

/** Where our processes put in what lies in the file. */
const contentOf = (secret: string): string => `{${fileOf(secret)}}`;

const databasePassword = (name: string): string => variableOf(name, 'DATABASE_PASSWORD');

const busPassword = (name: string): string => variableOf(name, 'BUS_PASSWORD');

const objectStoreKey = (name: string): string => variableOf(name, 'S3_SECRET_KEY');

const databaseAddress = ({ name, store }: Service): string =>
  store === 'documents'
    ? `mongodb://${name}:${contentOf(databasePassword(name))}@mongo:27017/${name}?replicaSet=paltu`
    : `postgres://${name}:${contentOf(databasePassword(name))}@postgres:5432/${name}`;

const busAddress = ({ name }: Service): string => `kafka://${name}:${contentOf(busPassword(name))}@kafka:9092`;

/** How many there are of it, as .env has it. */
const replicas = (name: string): string => `\${${variableOf(name, 'REPLICAS')}:-1}`;

const isRelational = ({ store }: Service): boolean => store === 'relational';

const serviceAddress = (name: string): string => `${variableOf(name, 'URL')}: http://${name}:8080`;

const fileVariables = (name: string): string[] => [
  `OBJECT_STORE_URL: s3://${name}?endpoint=http://s3:7070&region=us-east-1`,
  `S3_ACCESS_KEY: ${name}`,
  `S3_SECRET_KEY_FILE: ${fileOf(objectStoreKey(name))}`,
];

const limitVariables = [`REDIS_URL: redis://:${contentOf('REDIS_PASSWORD')}@redis:6379`];

const mailVariables = [
  '# A host that is nowhere: mails wait in the database until .env names a server, with {/run/secrets/SMTP_PASSWORD} for its password.',
  'SMTP_URL: ${SMTP_URL:-smtp://mail.invalid}',
  'MAIL_FROM: ${MAIL_FROM:-Paltu <no-reply@paltu.example>}',
  'PUBLIC_URL: ${PUBLIC_URL:-http://localhost:8080}',
];

const secretVariables = (service: string, secret: string): string[] => [
  `${secret}_FILE: ${fileOf(variableOf(service, secret))}`,
  `${secret}_PREVIOUS_FILE: ${fileOf(`${variableOf(service, secret)}_PREVIOUS`)}`,
];

/** The files that a service may read. */
const secretsOf = ({ name, secrets, givenSecrets, keepsFiles, keepsLimits, sendsMail }: Service): string[] => [
  databasePassword(name),
  busPassword(name),
  ...secrets.flatMap((secret) => [variableOf(name, secret), `${variableOf(name, secret)}_PREVIOUS`]),
  ...(keepsFiles ? [objectStoreKey(name)] : []),
  ...(keepsLimits ? ['REDIS_PASSWORD'] : []),
  ...(sendsMail ? ['SMTP_PASSWORD'] : []),
  ...givenSecrets,
];

/** Those that only somebody else can give, or that are there only while another one takes their place. `make env` leaves them empty. */
const mayStayEmpty = (secret: string, services: readonly Service[]): boolean =>
  secret === 'SMTP_PASSWORD' || secret.endsWith('_PREVIOUS') || services.some(({ givenSecrets }) => givenSecrets.includes(secret));

const indented = (spaces: number, lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(spaces) + line);

const volumesOf = ({ folders }: Service): string[] => {
  const paths = [...new Set(Object.values(folders))].map((folder) => `/${folder}`);
  return paths.length === 0
    ? []
    : ['# Without a name: each container has its own, for files on their way in.', `volumes: [${paths.join(', ')}]`];
};

/** Engines by name too, not by `prepare` alone, which has ended when all is stopped: compose stops them last. */
const dependenciesOf = ({ needs, store, keepsFiles, keepsLimits }: Service): string[] => [
  'prepare: { condition: service_completed_successfully }',
  ...[store === 'documents' ? 'mongo' : 'postgres', 'kafka', ...needs, ...(keepsFiles ? ['s3'] : [])].map(
    (other) => `${other}: { condition: service_healthy }`,
  ),
  // It serves without.
  ...(keepsLimits ? ['redis: { condition: service_started }'] : []),
];

const blockOf = (service: Service): string[] => {
  const { name, folder, needs, keepsFiles, keepsLimits, sendsMail, folders, clusterSettings, secrets, givenSecrets, memory } = service;
  const environment = [
    '<<: *environment',
    `DATABASE_URL: ${databaseAddress(service)}`,
    `BUS_URL: ${busAddress(service)}`,
    'DATABASE_POOL: ${DATABASE_POOL:-10}',
    'DATABASE_READ_POOL: ${DATABASE_READ_POOL:-8}',
    'DATABASE_SEARCH_POOL: ${DATABASE_SEARCH_POOL:-4}',
    ...needs.map(serviceAddress),
    ...secrets.flatMap((secret) => secretVariables(name, secret)),
    ...(keepsFiles ? fileVariables(name) : []),
    ...(keepsLimits ? limitVariables : []),
    ...(sendsMail ? mailVariables : []),
    ...Object.entries(folders).map(([variable, path]) => `${variable}: /${path}`),
    ...givenSecrets.map((secret) => `${secret}_FILE: ${fileOf(secret)}`),
    ...Object.entries(clusterSettings).map(([variable, value]) => `${variable}: \${${variable}:-${value}}`),
  ];
  const block = [
    '<<: *service',
    `command: [node, dist/${folder}/src/main.js]`,
    `scale: ${replicas(name)}`,
    `mem_limit: ${memory}`,
    ...(sendsMail || givenSecrets.length > 0
      ? ['# Mail servers, wallets and services of browsers are outside.', 'networks: [inside, outside]']
      : []),
    'secrets:',
    ...indented(
      2,
      secretsOf(service).map((secret) => `- ${secret}`),
    ),
    'environment:',
    ...indented(2, environment),
    ...volumesOf(service),
    'depends_on:',
    ...indented(2, dependenciesOf(service)),
  ];
  return [`${name}:`, ...indented(2, block)];
};

const quoted = (text: string): string => `"${text}"`;

/** A JSON object as the lines of a folded text; each value is JSON. */
const jsonBlock = (values: readonly (readonly [name: string, value: string])[]): string[] =>
  indented(
    2,
    values.length === 0
      ? ['{}']
      : values.map(([name, value], index) => {
          const pair = `"${name}": ${value}`;
          return `${index === 0 ? '{' : ''}${pair}${index === values.length - 1 ? '}' : ','}`;
        }),
  );

/** They read the bus, and are no services. Integrators have passwords that lie nowhere here. */
const readers = ['gateway'];

/** The files of those who log in to Kafka, and of who makes them. */
const secretsOfBus = (services: readonly Service[]): string[] => [
  'KAFKA_ADMIN_PASSWORD',
  ...[...services.map(({ name }) => name), ...readers].map(busPassword),
];

/** The files that `prepare` reads to make everybody's user: those that only engines and services know are not among them. */
const secretsOfPrepare = (services: readonly Service[]): string[] => [
  ...['POSTGRES_PASSWORD', 'MONGO_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...services.map(({ name }) => databasePassword(name)),
  ...secretsOfBus(services),
  ...services.filter(({ keepsFiles }) => keepsFiles).map(({ name }) => objectStoreKey(name)),
];

/** The blocks of docker-compose.yml about the services: the environment of `prepare` and the gateway, and a container for each. */
export const composeBlocks = (services: readonly Service[]): ComposeBlocks => ({
  addresses: [
    'x-databases: &databases >-',
    ...jsonBlock(services.map((service) => [service.name, quoted(databaseAddress(service))])),
    'x-replicas: &replicas >-',
    ...jsonBlock(services.filter(isRelational).map(({ name }) => [name, replicas(name)])),
    'x-bus-passwords: &bus-passwords >-',
    ...jsonBlock([...services.map(({ name }) => name), ...readers].map((name) => [name, quoted(contentOf(busPassword(name)))])),
    'x-object-store-keys: &object-store-keys >-',
    ...jsonBlock(services.filter(({ keepsFiles }) => keepsFiles).map(({ name }) => [name, quoted(contentOf(objectStoreKey(name)))])),
    'x-secrets-of-prepare: &secrets-of-prepare',
    ...indented(
      2,
      secretsOfPrepare(services).map((secret) => `- ${secret}`),
    ),
    'x-secrets-of-bus: &secrets-of-bus',
    ...indented(
      2,
      secretsOfBus(services).map((secret) => `- ${secret}`),
    ),
    'x-addresses: &addresses',
    ...indented(
      2,
      services.map(({ name }) => serviceAddress(name)),
    ),
    'x-when-all-serve: &when-all-serve',
    ...indented(
      2,
      services.map(({ name }) => `${name}: { condition: service_healthy }`),
    ),
  ],
  services: indented(
    2,
    services.flatMap((service) => [...blockOf(service), '']),
  )
    .map((line) => line.trimEnd())
    .slice(0, -1),
  secrets: indented(
    2,
    [...new Set([...secretsOfPrepare(services), ...services.flatMap(secretsOf), 'REDIS_PASSWORD'])].map(
      (secret) =>
        `${secret}: { file: '\${SECRETS_DIR:?run make env first}/${secret}' }${mayStayEmpty(secret, services) ? ' # may stay empty' : ''}`,
    ),
  ),
});

const begin = (block: string) => new RegExp(`^ *# generated by make codegen: ${block}$`);
const end = /^ *# end of what is generated$/;

/**
 * The text of docker-compose.yml with its generated blocks written anew; everything between them stays.
 * @throws Error when a block has lost the comments that mark it.
 */
export const fillComposeFile = (text: string, blocks: ComposeBlocks): string =>
  Object.entries(blocks).reduce((current, [block, body]) => {
    const lines = current.split('\n');
    const first = lines.findIndex((line) => begin(block).test(line));
    const last = lines.findIndex((line, index) => index > first && end.test(line));
    if (first === -1 || last === -1) throw new Error(`docker-compose.yml has no place for ${block}: the comments that mark it are gone`);
    return [...lines.slice(0, first + 1), ...body, ...lines.slice(last)].join('\n');
  }, text);

const root = resolve(import.meta.dirname, '../../../..');

/** docker-compose.yml as the list of services has it: its path from the root, and its text. */
export const composeFile = (): Record<string, string> => {
  const file = 'docker-compose.yml';
  return { [file]: fillComposeFile(readFileSync(resolve(root, file), 'utf8'), composeBlocks(readServices())) };
};
