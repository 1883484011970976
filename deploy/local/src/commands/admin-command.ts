// make admin email=…
import { programFile } from '../../../services/src/program-file.ts';
import { readLocalConfig } from '../config.ts';
import { exitWith, runNode } from './run-node.ts';
import { getRunningProduct } from './running-product.ts';

await exitWith(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined || email === '') throw new Error('Whom? make admin email=somebody@example.com');
  const config = readLocalConfig();
  const { addresses } = getRunningProduct(config);
  const entry = programFile('services/auth/src/grant-admin-command.ts');
  return runNode([entry, email], config.root, { ...config.inherited, DATABASE_URL: addresses.own('auth') });
});
