export { findFreePort, startPostgres, type LocalPostgres, type StartPostgresOptions } from './start-postgres.ts';
export { keepShort, stopPostgresIn, defaultSettings } from './server-process.ts';
export { placeCluster } from './initialise-cluster.ts';
export { postgresHome } from './server-home.ts';
