export type { AssembledService } from './assemble-service.ts';
export { mongoStoreOf } from './document-parts.ts';
export { defineService, type ServiceConfig, type ServiceDefinition } from './define-service.ts';
export { mostConnections } from './most-connections.ts';
export { runService } from './run-service.ts';
export {
  documentTransactions,
  postgresTransactions,
  serviceParts,
  type DocumentParts,
  type ServiceParts,
  type Transactions,
} from './service-parts.ts';
export { onDocuments, type DocumentEvents, type Slice, type SliceOn } from './slice.ts';
export { startService, type RunningService, type StartOptions, type Wiring } from './start-service.ts';
export { messageOf, runCommand, type Command } from './run-command.ts';
