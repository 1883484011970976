// The product without its site, with two processes of each service that make room for one another when they stop.
import { paltu, type Product, type ServiceRow } from '../../deploy/local/src/services.ts';
import { enginesUnderTest } from './engines-under-test.ts';
import { runWithoutSite } from './run-without-site.ts';

// Twice as many processes share the connections of one PostgreSQL.
const variables = { DRAIN_SECONDS: '2', DATABASE_POOL: '4', DATABASE_READ_POOL: '2', DATABASE_SEARCH_POOL: '2' };

const drained = (row: ServiceRow): ServiceRow => ({ ...row, variables: (...given) => ({ ...row.variables?.(...given), ...variables }) });

const replicated: Product = {
  ...paltu,
  gateway: drained(paltu.gateway),
  services: paltu.services.map((row) => ({ ...drained(row), replicas: 2 })),
};

await runWithoutSite(replicated, await enginesUnderTest());
process.exit(0);
