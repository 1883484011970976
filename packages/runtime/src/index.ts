export { startChores, type Chore, type Chores } from './chores.ts';
export { memberTokens } from './member-tokens.ts';
export {
  runDataService,
  type DataService,
  type DataServiceConfig,
  type DataServiceOptions,
  type ServiceParts,
} from './run-data-service.ts';
