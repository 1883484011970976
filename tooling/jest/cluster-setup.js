import { randomBytes } from 'node:crypto';
import { testTemplatesVariable } from '../../packages/testing/src/migrated-template.ts';
import { testPostgresVariable } from '../../packages/testing/src/shared-postgres.ts';

export default async function clusterSetup() {
  const { startClusterEngines } = await import('../../packages/testing/src/engines/cluster-engines.ts');
  const engines = await startClusterEngines();
  globalThis.paltuTestEngines = engines;
  Object.assign(process.env, engines.environment);
  process.env[testPostgresVariable] = engines.postgres.superuserUrl;
  // A name of its own: the server may be there for longer than this run.
  process.env[testTemplatesVariable] = `template_${randomBytes(4).toString('hex')}`;
  // For the tests of the whole product (tests/product/profile.ts).
  process.env.TEST_PROFILE = 'cluster';
  const { postgres, mongo, kafka, redis, s3 } = engines;
  process.stderr.write(
    `PostgreSQL ${postgres.version}, MongoDB ${mongo.version}, Kafka ${kafka.version}, Redis ${redis.version}, S3 server versitygw ${s3.version}\n`,
  );
}
