import type { DataFolder } from '../data-folder.ts';
import { databasePasswords } from '../secrets.ts';

/** Every service is one of them: reads the log and appends to its own topics. */
export const busWriters = 'bus_writers';

/** The gateway is one: reads the log. */
export const busReaders = 'bus_readers';

export const busDatabase = 'bus';

/** Of a product: who has a database, and who reads the log. Migrations are folders from the repository's root. */
export interface ProductDatabases {
  readonly services: readonly { readonly name: string; readonly migrations?: string }[];
  readonly gateway: { readonly name: string };
  readonly busMigrations: string;
}

/** Who may log in, and how: addresses are `postgres://role:password@127.0.0.1:port/database`. */
export interface DatabaseAddresses {
  readonly passwords: Readonly<Record<string, string>>;
  /** Of the database a service owns; of `bus` for the owner of the log. */
  own(name: string): string;
  /** The log, as one of the services or the gateway may use it. */
  bus(role: string): string;
}

/** Services that have a database of their own. */
export const databaseOwners = (product: ProductDatabases): string[] =>
  product.services.filter((row) => row.migrations !== undefined).map((row) => row.name);

export const databaseAddresses = (data: DataFolder, product: ProductDatabases, port: number): DatabaseAddresses => {
  const passwords = databasePasswords(data, [...databaseOwners(product), product.gateway.name, busDatabase]);
  const url = (role: string, database: string): string => `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`;
  return { passwords, own: (name) => url(name, name), bus: (role) => url(role, busDatabase) };
};
