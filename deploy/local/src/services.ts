import type { DataFolder } from './data-folder.ts';

/** One process of the product. A new service is one more row of `product`. */
export interface ServiceRow {
  readonly name: string;
  /** From the repository's root. */
  readonly entry: string;
  /** Folder of its migrations, from the root; a row with one has a database of its own and may write to the bus. */
  readonly migrations?: string;
  /** Whose addresses it is told, as `<NAME>_URL`. */
  readonly knows: readonly string[];
  /** Folders, from the root, whose change restarts it under `make dev`. */
  readonly watches: readonly string[];
  /** It keeps files in the object store. */
  readonly keepsFiles?: boolean;
  /** Variables that only this one reads. */
  readonly variables?: (data: DataFolder) => Readonly<Record<string, string>>;
}

export interface Product {
  readonly services: readonly ServiceRow[];
  /** The only door; started on the public port, stopped first. It may read the bus, and has no database. */
  readonly gateway: ServiceRow;
  readonly busMigrations: string;
}

const service = (name: string, more: Partial<ServiceRow> = {}): ServiceRow => ({
  name,
  entry: `services/${name}/src/main.ts`,
  migrations: `services/${name}/migrations`,
  knows: ['auth'],
  watches: [`services/${name}`],
  ...more,
});

export const paltu: Product = {
  services: [
    service('auth'),
    service('pets', { keepsFiles: true, variables: (data) => ({ UPLOAD_DIR: data.folder('uploads/pets') }) }),
    service('moderation'),
  ],
  gateway: { name: 'gateway', entry: 'gateway/src/main.ts', knows: ['auth', 'pets', 'moderation'], watches: ['gateway'] },
  busMigrations: 'packages/events/bus-migrations',
};
