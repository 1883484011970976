// The product without its site, with two processes of each service that make room for one another when they stop.
import { paltu, type Product } from '../../deploy/local/src/services.ts';
import { enginesUnderTest } from './engines-elsewhere.ts';
import { runWithoutSite } from './run-without-site.ts';

const replicated: Product = {
  ...paltu,
  services: paltu.services.map((row) => ({
    ...row,
    replicas: 2,
    variables: (...given) => ({ ...row.variables?.(...given), DRAIN_SECONDS: '2' }),
  })),
};

await runWithoutSite(replicated, enginesUnderTest());
process.exit(0);
