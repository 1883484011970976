// The product without its site, with two processes of messaging.
import { paltu } from '../../deploy/local/src/services.ts';
import { enginesUnderTest } from './engines-under-test.ts';
import { runWithoutSite } from './run-without-site.ts';

const services = paltu.services.map((row) => (row.name === 'messaging' ? { ...row, replicas: 2 } : row));

await runWithoutSite({ ...paltu, services }, await enginesUnderTest());
process.exit(0);
