export { findFreePort } from './free-port.ts';
export { keepShort } from './keep-short.ts';
export { placeCluster } from './place-cluster.ts';
export { startPostgres, type LocalPostgres, type StartPostgresOptions } from './start-postgres.ts';
export { postgresHome } from './server-home.ts';
export { stopPostgresIn } from './stop-server.ts';
export { defaultSettings } from './server-settings.ts';
