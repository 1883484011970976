import { join, resolve } from 'node:path';
import { busUrl, loadConfig } from '@paltu/service-kit';
import { z } from 'zod';
import type { PrepareOptions } from './prepare-engines.ts';

const root = resolve(import.meta.dirname, '../../..');
const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const copies = z.coerce.number().int().min(1).default(1);

const addresses = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), postgres));

const schema = z
  .object({
    POSTGRES_URL: postgres,
    /** A JSON object: service name to the address of its database, as the services themselves have it. */
    DATABASES: addresses,
    BUS_URL: busUrl.startsWith('kafka://', 'must look like kafka://host:port[,host:port…]'),
    KAFKA_REPLICATION: copies,
    KAFKA_MIN_INSYNC_REPLICAS: copies,
  })
  .refine(({ KAFKA_REPLICATION: all, KAFKA_MIN_INSYNC_REPLICAS: least }) => least <= all, {
    path: ['KAFKA_MIN_INSYNC_REPLICAS'],
    message: 'must not be more than KAFKA_REPLICATION',
  });

/** The options of `prepare.ts`, from the environment. @throws ConfigError that names every variable that is missing or wrong. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Omit<PrepareOptions, 'logger'> => {
  const config = loadConfig(schema, environment);
  return {
    adminUrl: config.POSTGRES_URL,
    databases: Object.entries(config.DATABASES).map(([name, url]) => ({
      url,
      migrations: join(root, 'services', name, 'migrations'),
    })),
    bus: {
      url: config.BUS_URL,
      replication: config.KAFKA_REPLICATION,
      minInsyncReplicas: config.KAFKA_MIN_INSYNC_REPLICAS,
    },
  };
};
