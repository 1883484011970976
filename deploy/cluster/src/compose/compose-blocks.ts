import type { Service } from '../../../services/src/read-services.ts';
import { variableOf } from '../../../services/src/variable-of.ts';

/** Lines of docker-compose.yml that follow from the list of services, by the name of their block. */
export type ComposeBlocks = Readonly<Record<'addresses' | 'services', readonly string[]>>;

const databaseAddress = ({ name }: Service): string =>
  `postgres://${name}:\${${variableOf(name, 'DATABASE_PASSWORD')}:?run make env first}@postgres:5432/${name}`;

const serviceAddress = (name: string): string => `${variableOf(name, 'URL')}: http://${name}:8080`;

const fileVariables = (name: string): string[] => [
  `OBJECT_STORE_URL: s3://${name}?endpoint=http://s3:7070&region=us-east-1`,
  'S3_ACCESS_KEY: ${S3_ACCESS_KEY:?run make env first}',
  'S3_SECRET_KEY: ${S3_SECRET_KEY:?run make env first}',
];

const indented = (spaces: number, lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(spaces) + line);

const volumesOf = ({ folders }: Service): string[] => {
  const paths = [...new Set(Object.values(folders))].map((folder) => `/${folder}`);
  return paths.length === 0
    ? []
    : ['# Without a name: each container has its own, for files on their way in.', `volumes: [${paths.join(', ')}]`];
};

const blockOf = (service: Service): string[] => {
  const { name, folder, needs, keepsFiles, folders, memory } = service;
  const environment = [
    '<<: *told',
    `DATABASE_URL: ${databaseAddress(service)}`,
    'BUS_URL: kafka://kafka:9092',
    ...needs.map(serviceAddress),
    ...(keepsFiles ? fileVariables(name) : []),
    ...Object.entries(folders).map(([variable, path]) => `${variable}: /${path}`),
  ];
  const waitsFor = [...needs, ...(keepsFiles ? ['s3'] : [])].map((other) => `${other}: { condition: service_healthy }`);
  const block = [
    '<<: *service',
    `command: [node, ${folder}/src/main.ts]`,
    `mem_limit: ${memory}`,
    'environment:',
    ...indented(2, environment),
    ...volumesOf(service),
    'depends_on:',
    ...indented(2, ['prepare: { condition: service_completed_successfully }', ...waitsFor]),
  ];
  return [`${name}:`, ...indented(2, block)];
};

const databaseLines = (services: readonly Service[]): string[] =>
  services.map((service, index) => {
    const pair = `"${service.name}": "${databaseAddress(service)}"`;
    return `${index === 0 ? '{' : ''}${pair}${index === services.length - 1 ? '}' : ','}`;
  });

/** What docker-compose.yml says of the services: what `prepare` and the gateway are told, and a container for each. */
export const composeBlocks = (services: readonly Service[]): ComposeBlocks => ({
  addresses: [
    'x-databases: &databases >-',
    ...indented(2, databaseLines(services)),
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
