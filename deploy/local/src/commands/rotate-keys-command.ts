// make rotate-keys
import { programFile } from '../../../services/src/program-file.ts';
import { readLocalConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { serviceSecrets } from '../secrets.ts';
import { exitWith, runNode, getRunningProduct } from './run-command.ts';

await exitWith(async () => {
  const config = readLocalConfig();
  const { addresses } = getRunningProduct(config);
  const secrets = serviceSecrets(openDataFolder(config.dataDirectory), 'auth', []);
  const entry = programFile('services/auth/src/rotate-keys-command.ts');
  return runNode([entry], config.root, { ...config.inherited, ...secrets, DATABASE_URL: addresses.own('auth') });
});
