export { aMember, type MemberDetails } from './a-member.ts';
export { callService, type Answer, type CallService, type Sent } from './call-service.ts';
export { openServiceDatabase, type ServiceDatabase, type ServiceDatabaseOptions } from './open-service-database.ts';
export { processPromises, type ProcessPromisesOptions } from './process/process-promises.ts';
export { startProcess, type ProcessOptions, type ServiceProcess } from './process/start-process.ts';
export { refusesJunk, type JunkOptions } from './routes/refuses-junk.ts';
export type { HeardEvent } from './service-events.ts';
export { startTestService, testVariables, type TestService, type TestServiceOptions } from './start-test-service.ts';
