export type { AssembledService } from './assemble-service.ts';
export { defineService, type ServiceConfig, type ServiceDefinition } from './define-service.ts';
export { mostConnections } from './most-connections.ts';
export { runService } from './run-service.ts';
export { serviceParts, type DocumentParts, type ServiceParts } from './service-parts.ts';
export type { DocumentEvents, Slice } from './slice.ts';
export { startService, type RunningService, type StartOptions, type Wiring } from './start-service.ts';
export { messageOf, runCommand, type Command } from './run-command.ts';
