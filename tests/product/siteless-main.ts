// The product without its site: what a change of the services needs to be tried.
import { paltu } from '../../deploy/local/src/services.ts';
import { enginesUnderTest } from './engines-under-test.ts';
import { runWithoutSite } from './run-without-site.ts';

await runWithoutSite(paltu, await enginesUnderTest());
process.exit(0);
