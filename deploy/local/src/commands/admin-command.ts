// make admin email=…
import { join } from 'node:path';
import { readLocalConfig } from '../config.ts';
import { exitWith, runNode } from './run-node.ts';
import { findRunningProduct } from './running-product.ts';

await exitWith(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined || email === '') throw new Error('Whom? make admin email=somebody@example.com');
  const config = readLocalConfig();
  const { instance, addresses } = findRunningProduct(config);
  const entry = join(config.root, 'services/auth/src/grant-admin-command.ts');
  const environment = {
    ...config.inherited,
    DATABASE_URL: addresses.own('auth'),
    BUS_URL: addresses.bus('auth'),
    AUTH_URL: instance.services?.auth ?? 'http://127.0.0.1',
    HOST: '127.0.0.1',
    PORT: '0',
  };
  return runNode([entry, email], config.root, environment);
});
