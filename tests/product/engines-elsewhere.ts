import { join } from 'node:path';
import { topics } from '@paltu/contracts';
import { busUsers, type BusRights } from '../../deploy/cluster/src/bus-users.ts';
import { busTable } from '../../deploy/cluster/src/gen/bus-table.ts';
import { prepareEngines } from '../../deploy/cluster/src/prepare-engines.ts';
import type { EngineVariables, MakeEngines } from '../../deploy/local/src/engines.ts';
import { loggerFor } from '../../deploy/local/src/terminal.ts';
import { busUrlOf, databaseUrlOf, documentUrlsOf, type EngineAddresses } from './engine-addresses.ts';

const variablesOf =
  (addresses: EngineAddresses): EngineVariables =>
  ({ name, migrations, keepsFiles = false, keepsLimits = false }) => ({
    ...(migrations === undefined ? {} : { DATABASE_URL: databaseUrlOf(addresses, name) }),
    BUS_URL: busUrlOf(addresses, name),
    ...(keepsFiles ? addresses.objectStore : {}),
    ...(keepsLimits ? { REDIS_URL: addresses.redisUrl } : {}),
  });

/** A process that the product does not have consumes everything. */
const onlyTests = (processes: readonly string[]): Record<string, BusRights> =>
  Object.fromEntries(processes.map((name) => [name, { publishes: [], consumes: Object.values(topics).map((topic) => topic.name) }]));

/** Engines that run already: they are prepared as in production, and left alone at the end. */
export const enginesElsewhere =
  (addresses: EngineAddresses): MakeEngines =>
  ({ config, product, report }) => ({
    start: async () => {
      const documents = documentUrlsOf(addresses);
      const databases = product.services
        .flatMap(({ name, migrations }) =>
          migrations === undefined ? [] : [{ url: databaseUrlOf(addresses, name), migrations: join(config.root, migrations) }],
        )
        .filter(({ url }) => !documents.includes(url));
      const table = { ...onlyTests(product.services.map(({ name }) => name)), ...busTable };
      const users = busUsers(Object.fromEntries(Object.keys(table).map((name) => [name, addresses.password])), table);
      const bus = { url: addresses.busUrl, users, replication: 1, minInsyncReplicas: 1 };
      await prepareEngines({
        adminUrl: addresses.postgresUrl,
        databases,
        documents: { adminUrl: addresses.mongoUrl, urls: documents },
        bus,
        logger: loggerFor(report),
      });
      return variablesOf(addresses);
    },
    stop: async () => undefined,
  });
