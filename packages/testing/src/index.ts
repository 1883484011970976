export { startS3Server, type S3Server } from './engines/s3-server.ts';
export { eventually } from './eventually.ts';
export { startSharedPostgres, testPostgresVariable } from './shared-postgres.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestTokens, type TestActor, type TestTokens } from './test-tokens.ts';
