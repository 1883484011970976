import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ConsumerDefinition } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import { serviceParts, type ServiceDefinition } from '@paltu/runtime';
import type { Route } from '@paltu/service-kit';
import knex from 'knex';
import { z } from 'zod';
import { readServices } from '../../deploy/services/src/read-services.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DescribedService {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly consumers: readonly ConsumerDefinition[];
  /** Names of the states that it publishes again when an operator asks for it. */
  readonly republishes: readonly string[];
  /** The environment variables that it reads. */
  readonly variables: readonly string[];
}

// Nothing is connected to: slices are built without I/O.
const variables = {
  PORT: '0',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  BUS_URL: 'postgres://nobody@127.0.0.1:1/none',
  AUTH_URL: 'http://127.0.0.1:1',
  OBJECT_STORE_DIR: '/nonexistent',
  MAIL_DIR: '/nonexistent',
  MAIL_FROM: 'nobody@paltu.example',
};

/** A configuration that fits the schema, for reading what a service is: variables of its own are filled by what they accept. */
const anyConfig = <Config>(schema: z.ZodType<Config>): Config => {
  const environment: Record<string, string> = { ...variables };
  for (const guess of ['/nonexistent', 'http://127.0.0.1:1', '1', 'true', 'x'.repeat(32)]) {
    const parsed = schema.safeParse(environment);
    if (parsed.success) return parsed.data;
    for (const { path } of parsed.error.issues) environment[path.join('.')] = guess;
  }
  return schema.parse(environment);
};

const isDefinition = (value: unknown): value is ServiceDefinition =>
  typeof value === 'object' && value !== null && 'slices' in value && 'config' in value;

const describe = async (name: string, file: string): Promise<DescribedService> => {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const definition = Object.values(module).find(isDefinition);
  if (definition?.name !== name) throw new Error(`${file} does not define the service ${name}`);
  const database = knex({ client: 'pg' });
  const slices = definition.slices(serviceParts({ name, database, logger: silentLogger }), anyConfig(definition.config));
  await database.destroy();
  return {
    name,
    routes: slices.flatMap(({ routes = [] }) => routes),
    consumers: slices.flatMap(({ consumers = [] }) => consumers),
    republishes: slices.flatMap(({ republishes = [] }) => republishes.map(({ name }) => name)),
    variables: definition.config instanceof z.ZodObject ? Object.keys(definition.config.shape) : [],
  };
};

/** Every service, by name, with its routes and consumers; nothing is started. */
export const describeServices = async (): Promise<DescribedService[]> => {
  const services = readServices().toSorted((left, right) => (left.name < right.name ? -1 : 1));
  return Promise.all(services.map(({ name, folder }) => describe(name, join(root, folder, 'src/service.ts'))));
};
