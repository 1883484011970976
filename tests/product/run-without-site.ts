import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readLocalConfig } from '../../deploy/local/src/config.ts';
import type { MakeEngines } from '../../deploy/local/src/engines.ts';
import type { Product } from '../../deploy/local/src/services.ts';
import { listenForStop, supervise } from '../../deploy/local/src/supervise.ts';
import { printToTerminal } from '../../deploy/local/src/terminal.ts';

/** Services and gateway as `make start` runs them, until a signal; no site is built, and no demo data come in. */
export const runWithoutSite = async (product: Product, engines: MakeEngines): Promise<void> => {
  const config = readLocalConfig();
  const directory = join(config.dataDirectory, '../no-web');
  mkdirSync(directory, { recursive: true });
  await supervise(
    {
      config,
      product,
      engines,
      web: { isFresh: true, directory, run: async () => undefined },
      background: { specs: () => [], logins: [] },
      report: printToTerminal,
      print: (text) => void process.stdout.write(text),
    },
    listenForStop(printToTerminal),
  );
};
