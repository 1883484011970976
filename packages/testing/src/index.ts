export { bareEnvironment } from './bare-environment.ts';
export {
  clusterEngines,
  startClusterEngines,
  testEnginesVariable,
  type ClusterEngines,
  type StartedEngines,
} from './engines/cluster-engines.ts';
export { containerEngineAnswers } from './engines/container-runtime.ts';
export type { Engine } from './engines/engine.ts';
export {
  revokeIntegratorPassword,
  storeIntegratorPassword,
  storeKafkaPasswords,
  type KafkaContainer,
  type KafkaServer,
} from './engines/kafka.ts';
export { startMongoServer, type MongoServer } from './engines/mongo.ts';
export { startPostgresServer, type PostgresServer } from './engines/postgres-server.ts';
export { startRedisServer, type RedisServer } from './engines/redis.ts';
export { startS3Server, type S3Server } from './engines/s3-server.ts';
export { endSessions, type NotedSession } from './end-sessions.ts';
export { eventually } from './eventually.ts';
export { openEventStream, type EventStream } from './open-event-stream.ts';
export { startOwnPostgres, type OwnPostgres } from './own-postgres.ts';
export { answersVariable } from './service/answer-record.ts';
export { startSharedPostgres, testPostgresVariable } from './shared-postgres.ts';
export { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestTokens, type TestActor, type TestTokens } from './test-tokens.ts';
