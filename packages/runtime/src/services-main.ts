// Runs all services that SERVICES lists (JSON, as `ServiceOfProcess`) in this one process.
import { environment } from './config.ts';
import { runServices, type ServiceOfProcess } from './run-service.ts';

await runServices(JSON.parse(environment['SERVICES'] ?? '[]') as ServiceOfProcess[]);
