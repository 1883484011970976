export type { AssembledService } from './assemble-service.ts';
export {
  documentParts,
  mongoStoreOf,
  defineService,
  documentTransactions,
  postgresTransactions,
  serviceParts,
  onDocuments,
  type ServiceConfig,
  type ServiceDefinition,
  type DocumentParts,
  type ServiceParts,
  type Transactions,
  type DocumentEvents,
  type Slice,
  type SliceOn,
} from './define-service.ts';
export { mostConnections, openStore } from './open-store.ts';
export { runService, messageOf, runCommand, type Command, type ServiceOfProcess } from './run-service.ts';
export { startService, type RunningService, type StartOptions, type Wiring } from './start-service.ts';
