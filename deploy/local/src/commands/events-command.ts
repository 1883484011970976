// make events …
import { programFile } from '../../../services/src/program-file.ts';
import { readLocalConfig } from '../config.ts';
import { databaseOwners } from '../databases/database-addresses.ts';
import { paltu } from '../services.ts';
import { exitWith, runNode, getRunningProduct } from './run-command.ts';

await exitWith(async () => {
  const config = readLocalConfig();
  const { addresses } = getRunningProduct(config);
  const databases = Object.fromEntries(databaseOwners(paltu).map((name) => [name, addresses.own(name)]));
  const entry = programFile('packages/events/src/cli/events-command.ts');
  const environment = { ...config.inherited, BUS_URL: addresses.own('bus'), DATABASES: JSON.stringify(databases) };
  return runNode([entry, ...process.argv.slice(2)], config.root, environment);
});
