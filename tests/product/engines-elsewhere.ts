import { join } from 'node:path';
import { prepareEngines } from '../../deploy/cluster/src/prepare-engines.ts';
import type { EngineVariables, MakeEngines } from '../../deploy/local/src/engines/engines.ts';
import { localEngines } from '../../deploy/local/src/engines/local-engines.ts';
import { loggerFor } from '../../deploy/local/src/terminal.ts';
import { databaseUrlOf, readEngineAddresses, type EngineAddresses } from './engine-addresses.ts';

const variablesOf =
  (addresses: EngineAddresses): EngineVariables =>
  ({ name, migrations, keepsFiles = false }) => ({
    ...(migrations === undefined ? {} : { DATABASE_URL: databaseUrlOf(addresses, name) }),
    BUS_URL: addresses.busUrl,
    ...(keepsFiles ? addresses.objectStore : {}),
  });

/** Engines that run already: they are prepared as in production, and left alone at the end. */
const enginesElsewhere =
  (addresses: EngineAddresses): MakeEngines =>
  ({ config, product, say }) => ({
    start: async () => {
      const databases = product.services.flatMap(({ name, migrations }) =>
        migrations === undefined ? [] : [{ url: databaseUrlOf(addresses, name), migrations: join(config.root, migrations) }],
      );
      const bus = { url: addresses.busUrl, replication: 1, minInsyncReplicas: 1 };
      await prepareEngines({ adminUrl: addresses.postgresUrl, databases, bus, logger: loggerFor(say) });
      return variablesOf(addresses);
    },
    stop: async () => undefined,
  });

/** Those that the environment names, else those of one machine. */
export const enginesUnderTest = (): MakeEngines => {
  const addresses = readEngineAddresses();
  return addresses === undefined ? localEngines : enginesElsewhere(addresses);
};
