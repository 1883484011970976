import { expect, test } from '@jest/globals';
import { readLocalConfig } from '../config.ts';
import type { ServiceRow } from '../services.ts';
import { productSpecs } from './service-specs.ts';

const rowOf = (name: string): ServiceRow => ({ name, entry: `${name}/src/main.ts`, knows: [], watches: [], keepsFiles: name === 'pets' });
const placedOf = (name: string) => ({
  ...{ name, process: name, row: rowOf(name), host: '127.0.0.1' },
  ...{ port: 1, socket: 3, path: undefined, metricsPort: 2 },
});

const environmentsOf = (variables: NodeJS.ProcessEnv) =>
  productSpecs(
    { gateway: rowOf('gateway'), services: [rowOf('pets')], busMigrations: '' },
    {
      config: readLocalConfig(variables),
      data: { folder: (name: string) => name } as never,
      engineVariables: () => ({}),
      placed: [placedOf('gateway'), placedOf('pets')],
      webDirectory: 'web',
    },
  ).environments;

test.each<{ variables: Readonly<Record<string, string>>; isThere: boolean }>([
  { variables: {}, isThere: true },
  { variables: { DEMO: '0' }, isThere: false },
  { variables: { TRUSTED_PROXIES: '10.0.0.0/8' }, isThere: false },
  { variables: { TRUSTED_PROXIES: '10.0.0.0/8', DEMO_PUBLIC: '1' }, isThere: true },
])('the demo login and the account of the demo are offered only where demo data are brought in: $variables', ({ variables, isThere }) => {
  const { gateway = {}, pets = {} } = environmentsOf(variables);
  expect(['DEMO_LOGIN' in gateway, 'BANK_TRANSFER_TO' in pets, 'PREPARED_PICTURES' in pets]).toEqual([isThere, isThere, isThere]);
});

test('an account of one’s own is shown in place of that of the demo', () => {
  expect(environmentsOf({ BANK_TRANSFER_TO: 'Our bank' })['pets']).toMatchObject({ BANK_TRANSFER_TO: 'Our bank' });
});
