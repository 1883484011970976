import { createHash, randomBytes } from 'node:crypto';
import { openBusServer } from '@paltu/events/test-bus';
import { dropOwnDocuments } from '@paltu/documents';
import {
  clusterEngines,
  storeKafkaPasswords,
  type KafkaServer,
  type MongoServer,
  type PostgresServer,
  type RedisServer,
  type S3Server,
} from '@paltu/testing';
import pg from 'pg';
import { busTable } from '../../deploy/cluster/src/gen/bus-table.ts';
import { documentUrlsOf, type EngineAddresses } from './engine-addresses.ts';

/** The servers behind one product of the cluster profile, each of which a test may kill, pause and start again. */
export interface ProductEngines {
  readonly postgres: PostgresServer;
  readonly mongo: MongoServer;
  readonly s3: S3Server;
  readonly kafka: KafkaServer;
  readonly redis: RedisServer;
  readonly addresses: EngineAddresses;
  /** Takes away what belongs to this product alone. */
  drop(): Promise<void>;
}

const dropDatabases = async ({ postgresUrl, prefix }: EngineAddresses): Promise<void> => {
  const client = new pg.Client({ connectionString: postgresUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles where starts_with(rolname, $1)', [prefix]);
    for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    for (const { name } of rows) await client.query(`drop role ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

/**
 * A bucket and databases of its own on the servers of this run, and empty topics: their names are fixed, so one product at a time runs
 * on them. `others` log in to the bus beside the processes of the product.
 */
export const startProductEngines = async (others: readonly string[] = []): Promise<ProductEngines> => {
  const { postgres, mongo, s3, kafka, redis } = clusterEngines();
  await (await openBusServer()).close();
  const prefix = `t${randomBytes(4).toString('hex')}`;
  const addresses: EngineAddresses = {
    postgresUrl: postgres.superuserUrl,
    mongoUrl: mongo.urlFor('admin'),
    prefix,
    // The same for every product on this Kafka, whose processes have the same names: to store one costs a second.
    password: createHash('sha256').update(kafka.container.adminPassword).digest('hex').slice(0, 24),
    busUrl: kafka.url,
    redisUrl: redis.url,
    objectStore: {
      OBJECT_STORE_URL: `s3://${prefix}-pictures?endpoint=${s3.endpoint}&region=${s3.region}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    },
  };
  const logins = [...Object.keys(busTable), ...others].map((name) => [name, addresses.password] as const);
  await storeKafkaPasswords(kafka.container, Object.fromEntries(logins));
  const drop = async () => {
    await dropDatabases(addresses);
    await Promise.all(documentUrlsOf(addresses).map((url) => dropOwnDocuments(addresses.mongoUrl, url)));
  };
  return { postgres, mongo, s3, kafka, redis, addresses, drop };
};
