// The product without its site, with two processes of each service that make room for one another when they stop.
import { paltu, type Product, type ServiceRow } from '../../deploy/local/src/services.ts';
import { enginesUnderTest } from './engines-elsewhere.ts';
import { runWithoutSite } from './run-without-site.ts';

const drained = (row: ServiceRow): ServiceRow => ({
  ...row,
  variables: (...given) => ({ ...row.variables?.(...given), DRAIN_SECONDS: '2' }),
});

const replicated: Product = {
  ...paltu,
  gateway: drained(paltu.gateway),
  services: paltu.services.map((row) => ({ ...drained(row), replicas: 2 })),
};

await runWithoutSite(replicated, enginesUnderTest());
process.exit(0);
