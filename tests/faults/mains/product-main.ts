import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readLocalConfig } from '../../../deploy/local/src/config.ts';
import { paltu, type Product } from '../../../deploy/local/src/services.ts';
import { listenForStop } from '../../../deploy/local/src/stop-signals.ts';
import { supervise } from '../../../deploy/local/src/supervise.ts';
import { sayToTerminal } from '../../../deploy/local/src/terminal.ts';
import { enginesUnderTest } from '../../product/engines-elsewhere.ts';

const passedOn = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/** The product as it is, but pets speaks through a bus that breaks, and a ledger listens. */
const underTest: Product = {
  ...paltu,
  services: [
    ...paltu.services.map((row) =>
      row.name === 'pets'
        ? {
            ...row,
            entry: 'tests/faults/mains/pets-main.ts',
            variables: (data: Parameters<NonNullable<typeof row.variables>>[0]) => ({
              ...row.variables?.(data),
              ...passedOn('RELAY_ORDER'),
            }),
          }
        : row,
    ),
    {
      name: 'ledger',
      entry: 'tests/faults/mains/ledger-main.ts',
      migrations: 'tests/faults/migrations',
      knows: ['auth'],
      watches: [],
      variables: () => passedOn('LEDGER_INBOX'),
    },
  ],
};

const config = readLocalConfig();
const web = join(config.dataDirectory, '../no-web');
mkdirSync(web, { recursive: true });
await supervise(
  {
    config,
    product: underTest,
    engines: enginesUnderTest(),
    web: { isFresh: true, directory: web, run: async () => undefined },
    background: { specs: () => [], logins: [] },
    say: sayToTerminal,
    print: (text) => void process.stdout.write(text),
  },
  listenForStop(sayToTerminal),
);
process.exit(0);
