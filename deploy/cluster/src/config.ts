import { join } from 'node:path';
import { mostConnections } from '@paltu/runtime/most-connections';
import { busUrl, loadConfig, processConfig } from '@paltu/service-kit';
import type { S3OwnersOptions } from '@paltu/storage';
import { z } from 'zod';
import { programRoot } from '../../services/src/program-file.ts';
import { busUsers, publicTopics } from './bus-users.ts';
import type { DocumentsSetting, PrepareOptions } from './prepare-engines.ts';

const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const mongo = z.url({ protocol: /^mongodb$/ });
const copies = z.coerce.number().int().min(1).default(1);

const jsonOf = <Value extends z.ZodType>(value: Value) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), value));

const schema = z
  .object({
    POSTGRES_URL: postgres,
    /** MongoDB as somebody who may make users, where a service keeps documents on it. */
    MONGO_URL: mongo.optional(),
    /** A JSON object: service name to the address of its database, as the services themselves have it. */
    DATABASES: jsonOf(z.union([postgres, mongo])),
    /** A JSON object: how many there will be of each service that has its database in PostgreSQL. None, and nobody looks whether it has connections for all. */
    REPLICAS: jsonOf(z.number().int().min(0)).default({}),
    ...processConfig.pick({ DATABASE_POOL: true, DATABASE_READ_POOL: true, DATABASE_SEARCH_POOL: true }).shape,
    BUS_URL: busUrl.startsWith('kafka://', 'must look like kafka://user:password@host:port[,host:port…]'),
    /** A JSON object: the name of each process to its password on the bus. */
    BUS_PASSWORDS: jsonOf(z.string().min(1)),
    /** The S3 server, where it is a versitygw and its users are to be made: their secret keys are a JSON object, by the name of each service. */
    OBJECT_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY: z.string().default(''),
    S3_SECRET_KEY: z.string().default(''),
    S3_SECRET_KEYS: jsonOf(z.string().min(1)).default({}),
    KAFKA_REPLICATION: copies,
    KAFKA_MIN_INSYNC_REPLICAS: copies,
  })
  .refine(({ KAFKA_REPLICATION: all, KAFKA_MIN_INSYNC_REPLICAS: least }) => least <= all, {
    path: ['KAFKA_MIN_INSYNC_REPLICAS'],
    message: 'must not be more than KAFKA_REPLICATION',
  });

const objectStoreOf = (config: z.output<typeof schema>): S3OwnersOptions | undefined =>
  config.OBJECT_STORE_URL === undefined
    ? undefined
    : {
        endpoint: config.OBJECT_STORE_URL,
        region: config.S3_REGION,
        accessKey: config.S3_ACCESS_KEY,
        secretKey: config.S3_SECRET_KEY,
        owners: Object.entries(config.S3_SECRET_KEYS).map(([name, secretKey]) => ({ name, bucket: name, secretKey })),
      };

const isMongo = (url: string): boolean => url.startsWith('mongodb:');

const documentsOf = ({ MONGO_URL: adminUrl, DATABASES: databases }: z.output<typeof schema>): DocumentsSetting | undefined =>
  adminUrl === undefined ? undefined : { adminUrl, urls: Object.values(databases).filter(isMongo) };

/** The options of `prepare.ts`, from the environment. @throws ConfigError that names every variable that is missing or wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Omit<PrepareOptions, 'logger'> => {
  const config = loadConfig(schema, environment);
  return {
    adminUrl: config.POSTGRES_URL,
    databases: Object.entries(config.DATABASES)
      .filter(([, url]) => !isMongo(url))
      .map(([name, url]) => ({ url, migrations: join(programRoot, 'services', name, 'migrations') })),
    connections: { replicas: config.REPLICAS, ofEach: mostConnections(config) },
    documents: documentsOf(config),
    objectStore: objectStoreOf(config),
    bus: {
      url: config.BUS_URL,
      users: busUsers(config.BUS_PASSWORDS),
      publicTopics,
      replication: config.KAFKA_REPLICATION,
      minInsyncReplicas: config.KAFKA_MIN_INSYNC_REPLICAS,
    },
  };
};
