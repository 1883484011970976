import { randomBytes } from 'node:crypto';
import { clusterEngines, startKafka, type KafkaServer, type PostgresServer, type S3Server } from '@paltu/testing';
import pg from 'pg';
import type { EngineAddresses } from './engine-addresses.ts';

/** The servers behind one product of the cluster profile, each of which a test may kill, pause and start again. */
export interface ProductEngines {
  readonly postgres: PostgresServer;
  readonly s3: S3Server;
  /** Of this product alone: the names of topics are fixed. */
  readonly kafka: KafkaServer;
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

/** A Kafka of its own; a bucket and databases of its own on the servers of this run. */
export const startProductEngines = async (): Promise<ProductEngines> => {
  const { postgres, s3 } = clusterEngines();
  const kafka = await startKafka();
  const prefix = `t${randomBytes(4).toString('hex')}`;
  const addresses: EngineAddresses = {
    postgresUrl: postgres.superuserUrl,
    prefix,
    password: randomBytes(12).toString('hex'),
    busUrl: kafka.url,
    objectStore: {
      OBJECT_STORE_URL: `s3://${prefix}-pictures?endpoint=${s3.endpoint}&region=${s3.region}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    },
  };
  const drop = async (): Promise<void> => {
    await kafka.drop();
    await dropDatabases(addresses);
  };
  return { postgres, s3, kafka, addresses, drop };
};
