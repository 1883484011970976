// make admin email=…, make reset-second-factor email=…
import { programFile } from '../../../services/src/program-file.ts';
import { readLocalConfig } from '../config.ts';
import { exitWith, runNode, getRunningProduct } from './run-command.ts';

await exitWith(async () => {
  const [target = 'admin', email] = process.argv.slice(2);
  if (email === undefined || email === '') throw new Error(`Whom? make ${target} email=somebody@example.com`);
  const config = readLocalConfig();
  const { addresses } = getRunningProduct(config);
  const command = target === 'admin' ? 'grant-admin' : 'reset-second-factor';
  const entry = programFile(`services/auth/src/${command}-command.ts`);
  return runNode([entry, email], config.root, { ...config.inherited, DATABASE_URL: addresses.own('auth') });
});
