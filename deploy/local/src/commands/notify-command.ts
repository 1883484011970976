// make notify page=…
import { programFile } from '../../../services/src/program-file.ts';
import { readLocalConfig } from '../config.ts';
import { exitWith, runNode, getRunningProduct } from './run-command.ts';

await exitWith(async () => {
  const [page] = process.argv.slice(2);
  if (page === undefined || page === '') throw new Error('Which page? make notify page=careers');
  const config = readLocalConfig();
  const { addresses } = getRunningProduct(config);
  const entry = programFile('services/content/src/notify-command.ts');
  return runNode([entry, page], config.root, { ...config.inherited, DATABASE_URL: addresses.own('content') });
});
