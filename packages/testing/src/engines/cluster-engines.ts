import { ownContainers, removeAbandonedContainers, removeOwnContainers } from './container-owners.ts';
import { kafkaOf, runKafka, type KafkaDescription, type KafkaServer } from './kafka.ts';
import { mongoOf, runMongo, type MongoDescription, type MongoServer } from './mongo.ts';
import { postgresOf, runPostgres, type PostgresDescription, type PostgresServer } from './postgres-server.ts';
import { redisOf, runRedis, type RedisDescription, type RedisServer } from './redis.ts';
import { runS3, s3Of, type S3Description, type S3Server } from './s3-server.ts';

/** By this variable a test finds the engines of its run. */
export const testEnginesVariable = 'TEST_ENGINES';

interface Descriptions {
  readonly postgres: PostgresDescription;
  readonly mongo: MongoDescription;
  readonly kafka: KafkaDescription;
  readonly redis: RedisDescription;
  readonly s3: S3Description;
}

/** The servers that the tests of one run share. Who kills or pauses one starts or resumes it. */
export interface ClusterEngines {
  readonly postgres: PostgresServer;
  readonly mongo: MongoServer;
  readonly kafka: KafkaServer;
  readonly redis: RedisServer;
  readonly s3: S3Server;
}

const enginesOf = ({ postgres, mongo, kafka, redis, s3 }: Descriptions): ClusterEngines => ({
  postgres: postgresOf(postgres),
  mongo: mongoOf(mongo),
  kafka: kafkaOf(kafka),
  redis: redisOf(redis),
  s3: s3Of(s3),
});

/** Engines that a run starts, or finds started. */
export interface StartedEngines extends ClusterEngines {
  /** By these variables other processes of the run find them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Takes away these and every other container that the tests of this run made; nothing where the engines were there before. */
  drop(): Promise<void>;
}

/** What a start that fails leaves behind goes when this process ends: others of it may use theirs. */
const start = async (): Promise<StartedEngines> => {
  ownContainers();
  await removeAbandonedContainers();
  const [postgres, mongo, kafka, redis, s3] = await Promise.all([runPostgres(), runMongo(), runKafka(), runRedis(), runS3()]);
  const descriptions: Descriptions = { postgres, mongo, kafka, redis, s3 };
  const environment = { [testEnginesVariable]: JSON.stringify(descriptions) };
  return { ...enginesOf(descriptions), environment, drop: removeOwnContainers };
};

/** The engines of a test run, in containers: those that TEST_ENGINES names, which are left alone, or new ones. */
export const startClusterEngines = async (): Promise<StartedEngines> => {
  const text = process.env[testEnginesVariable];
  if (text === undefined) return start();
  return { ...enginesOf(JSON.parse(text) as Descriptions), environment: {}, drop: async () => undefined };
};

/** The engines of this run. Throws outside of `make test-cluster`. */
export const clusterEngines = (): ClusterEngines => {
  const text = process.env[testEnginesVariable];
  if (text === undefined) throw new Error(`${testEnginesVariable} is not set: these tests run by make test-cluster`);
  return enginesOf(JSON.parse(text) as Descriptions);
};
