import type { Logger } from '@paltu/kernel';
import { z } from 'zod';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';

const shape = 's3://bucket?endpoint=http://host:port&region=region';

const originOf = (text: string | null): string | undefined => {
  if (text === null || !URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' ? origin : undefined;
};

const readBucket = (text: string) => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const endpoint = originOf(searchParams.get('endpoint'));
  const region = searchParams.get('region') ?? '';
  const isWhole = protocol === 's3:' && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) && ['', '/'].includes(pathname);
  return isWhole && endpoint !== undefined && region !== '' ? { bucket: hostname, endpoint, region } : undefined;
};

const bucketUrl = z.string().transform((text, context) => {
  const bucket = readBucket(text);
  if (bucket !== undefined) return bucket;
  context.addIssue({ code: 'custom', message: `must look like ${shape}` });
  return z.NEVER;
});

/** The variables that choose where files are kept; a service adds them to its own and checks them by `oneObjectStore`. */
export const objectStoreVariables = {
  /** A folder of this machine. */
  OBJECT_STORE_DIR: z.string().min(1).optional(),
  /** A bucket of an S3 server: `s3://bucket?endpoint=http://host:port&region=region`. */
  OBJECT_STORE_URL: bucketUrl.optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** So many megabytes of a disk are kept for the database: files that would take of them are refused. */
  DISK_FLOOR_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(500),
};

type Variables = z.output<z.ZodObject<typeof objectStoreVariables>>;

/** Without `DISK_FLOOR_MB` a disk may be filled. */
export type ObjectStoreConfig = Omit<Variables, 'DISK_FLOOR_MB'> & Partial<Pick<Variables, 'DISK_FLOOR_MB'>>;

const keys = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Refinement of a configuration: exactly one of the two stores, and what it needs. */
export const oneObjectStore = (config: ObjectStoreConfig, context: z.RefinementCtx): void => {
  const complain = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
  const { OBJECT_STORE_DIR: folder, OBJECT_STORE_URL: bucket } = config;
  if (folder === undefined && bucket === undefined) complain('OBJECT_STORE_DIR', `set it to a folder, or OBJECT_STORE_URL to ${shape}`);
  if (folder !== undefined && bucket !== undefined) complain('OBJECT_STORE_URL', 'set either it or OBJECT_STORE_DIR, not both');
  for (const key of keys) if (bucket !== undefined && config[key] === undefined) complain(key, 'OBJECT_STORE_URL needs it');
};

/** A store that is opened at its first use, or by `open`. */
export interface ConfiguredStore extends ObjectStore {
  /** Rejects when its folder cannot be made, or its server refuses us. */
  open(): Promise<unknown>;
}

const megabyte = 1_048_576;

/** How many bytes of a disk a configuration keeps free. */
export const floorBytesOf = ({ DISK_FLOOR_MB: megabytes = 0 }: Pick<ObjectStoreConfig, 'DISK_FLOOR_MB'>): number => megabytes * megabyte;

const openConfigured = async (config: ObjectStoreConfig, logger: Logger): Promise<ObjectStore> => {
  const { OBJECT_STORE_DIR, OBJECT_STORE_URL, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = config;
  if (OBJECT_STORE_URL !== undefined) {
    return s3Store({ ...OBJECT_STORE_URL, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, logger });
  }
  if (OBJECT_STORE_DIR === undefined) throw new Error('no object store is configured');
  return folderStore(OBJECT_STORE_DIR, floorBytesOf(config));
};

/** The object store that a checked configuration chooses. */
export const objectStoreOf = (config: ObjectStoreConfig, logger: Logger): ConfiguredStore => {
  let opening: Promise<ObjectStore> | undefined;
  const open = (): Promise<ObjectStore> => (opening ??= openConfigured(config, logger));
  return {
    open,
    put: async (...args) => (await open()).put(...args),
    find: async (key) => (await open()).find(key),
    delete: async (key) => (await open()).delete(key),
    list: async (prefix) => (await open()).list(prefix),
  };
};
