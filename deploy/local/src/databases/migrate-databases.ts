import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openRequestsOfUpgrade } from '@paltu/events/requests-of-upgrade';
import type { Logger } from '@paltu/kernel';
import { migrate } from '@paltu/persistence';
import { busDatabase } from './database-addresses.ts';
import type { DatabaseAddresses, ProductDatabases } from './database-addresses.ts';

/** Brings every database to the state its service expects; returns how many migrations that took. */
export const migrateDatabases = async (
  root: string,
  product: ProductDatabases,
  addresses: DatabaseAddresses,
  logger: Logger,
): Promise<number> => {
  const folders = product.services.flatMap(({ name, migrations }) => (migrations === undefined ? [] : [{ name, migrations }]));
  const wanted = [{ name: busDatabase, migrations: product.busMigrations }, ...folders].filter(({ migrations }) =>
    existsSync(join(root, migrations)),
  );
  const applied = await Promise.all(
    wanted.map(({ name, migrations }) =>
      // Nothing of an earlier release runs on these data.
      migrate({ url: addresses.own(name), directory: join(root, migrations), logger, afterwards: openRequestsOfUpgrade }),
    ),
  );
  return applied.flat().length;
};
