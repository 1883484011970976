import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeServices } from '../api/describe-services.ts';
import { architecture, withArchitectureTables } from './architecture-tables.ts';
import { metricsDocument, withMetricsTable } from './metrics-table.ts';
import { eventsRunbook, withRepublishedTable } from './republished-table.ts';
import { root } from './repository.ts';

writeFileSync(join(root, metricsDocument), withMetricsTable());
const services = await describeServices();
writeFileSync(join(root, architecture), withArchitectureTables(services));
writeFileSync(join(root, eventsRunbook), withRepublishedTable(services));
