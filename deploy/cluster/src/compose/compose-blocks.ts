import type { Service } from '../../../services/src/read-services.ts';
import { variableOf } from '../../../services/src/variable-of.ts';

/** Lines of docker-compose.yml that follow from the list of services, by the name of their block. */
export type ComposeBlocks = Readonly<Record<'addresses' | 'services', readonly string[]>>;

const databaseAddress = ({ name }: Service): string =>
  `postgres://${name}:\${${variableOf(name, 'DATABASE_PASSWORD')}:?run make env first}@postgres:5432/${name}`;

const busPassword = (name: string): string => `\${${variableOf(name, 'BUS_PASSWORD')}:?run make env first}`;
const busAddress = ({ name }: Service): string => `kafka://${name}:${busPassword(name)}@kafka:9092`;
const objectStoreKey = (name: string): string => `\${${variableOf(name, 'S3_SECRET_KEY')}:?run make env first}`;

const serviceAddress = (name: string): string => `${variableOf(name, 'URL')}: http://${name}:8080`;

const fileVariables = (name: string): string[] => [
  `OBJECT_STORE_URL: s3://${name}?endpoint=http://s3:7070&region=us-east-1`,
  `S3_ACCESS_KEY: ${name}`,
  `S3_SECRET_KEY: ${objectStoreKey(name)}`,
];

const limitVariables = ['REDIS_URL: redis://:${REDIS_PASSWORD:?run make env first}@redis:6379'];

const mailVariables = [
  '# A host that is nowhere: mails wait in the database until .env names a server.',
  'SMTP_URL: ${SMTP_URL:-smtp://mail.invalid}',
  'MAIL_FROM: ${MAIL_FROM:-Paltu <no-reply@paltu.example>}',
  'PUBLIC_URL: ${PUBLIC_URL:-http://localhost:8080}',
];

const secretVariables = (service: string, secret: string): string[] => [
  `${secret}: \${${variableOf(service, secret)}:?run make env first}`,
  `${secret}_PREVIOUS: \${${variableOf(service, secret)}_PREVIOUS:-}`,
];

const indented = (spaces: number, lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(spaces) + line);

const volumesOf = ({ folders }: Service): string[] => {
  const paths = [...new Set(Object.values(folders))].map((folder) => `/${folder}`);
  return paths.length === 0
    ? []
    : ['# Without a name: each container has its own, for files on their way in.', `volumes: [${paths.join(', ')}]`];
};

const blockOf = (service: Service): string[] => {
  const { name, folder, needs, keepsFiles, keepsLimits, sendsMail, folders, clusterSettings, secrets, memory } = service;
  const environment = [
    '<<: *told',
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
    ...Object.entries(clusterSettings).map(([variable, value]) => `${variable}: \${${variable}:-${value}}`),
  ];
  const waitsFor = [...needs, ...(keepsFiles ? ['s3'] : [])].map((other) => `${other}: { condition: service_healthy }`);
  const block = [
    '<<: *service',
    `command: [node, ${folder}/src/main.ts]`,
    `mem_limit: ${memory}`,
    ...(sendsMail ? ['# Mail servers are outside.', 'networks: [inside, outside]'] : []),
    'environment:',
    ...indented(2, environment),
    ...volumesOf(service),
    'depends_on:',
    ...indented(2, ['prepare: { condition: service_completed_successfully }', ...waitsFor]),
  ];
  return [`${name}:`, ...indented(2, block)];
};

/** A JSON object as the lines of a folded text. */
const jsonLines = (values: readonly (readonly [name: string, value: string])[]): string[] =>
  values.length === 0
    ? ['{}']
    : values.map(([name, value], index) => {
        const pair = `"${name}": "${value}"`;
        return `${index === 0 ? '{' : ''}${pair}${index === values.length - 1 ? '}' : ','}`;
      });

/** What docker-compose.yml says of the services: what `prepare` and the gateway are told, and a container for each. */
export const composeBlocks = (services: readonly Service[]): ComposeBlocks => ({
  addresses: [
    'x-databases: &databases >-',
    ...indented(2, jsonLines(services.map((service) => [service.name, databaseAddress(service)]))),
    'x-bus-passwords: &bus-passwords >-',
    ...indented(2, jsonLines([...services.map(({ name }) => name), 'gateway', 'integrators'].map((name) => [name, busPassword(name)]))),
    'x-object-store-keys: &object-store-keys >-',
    ...indented(2, jsonLines(services.filter(({ keepsFiles }) => keepsFiles).map(({ name }) => [name, objectStoreKey(name)]))),
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
});
