import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeServices } from '../api/describe-services.ts';
import { architecture, withArchitectureTables } from './architecture-tables.ts';
import { metricsDocument, withMetricsTable } from './metrics-table.ts';
import { root } from './repository.ts';

writeFileSync(join(root, metricsDocument), withMetricsTable());
writeFileSync(join(root, architecture), withArchitectureTables(await describeServices()));
