import { loadConfig } from '@paltu/service-kit';
import { s3Store, type ObjectStore } from '@paltu/storage';
import { silentLogger } from '@paltu/kernel';
import { z } from 'zod';
import { readConfig } from '../config.ts';

const folder = z.object({ BACKUP: z.string().startsWith('/').default('/backup') });

/** What is backed up, and as whom: the engines of `prepare`, which knows somebody on each who may do everything. */
export const readBackupConfig = (environment: NodeJS.ProcessEnv = process.env) => {
  const { adminUrl, documents, bus, objectStore } = readConfig(environment);
  return {
    /** Where the files of the backup lie. */
    folder: loadConfig(folder, environment).BACKUP,
    postgresUrl: adminUrl,
    mongoUrl: documents?.adminUrl,
    /** Databases of MongoDB. */
    documents: documents?.urls.map((url) => decodeURIComponent(new URL(url).pathname.slice(1))) ?? [],
    busUrl: bus.url,
    /** The buckets, each by the name of its service. */
    buckets: objectStore?.owners.map(({ bucket }) => bucket) ?? [],
    openBucket: async (bucket: string): Promise<ObjectStore> => {
      if (objectStore === undefined) throw new Error('no object store is configured');
      return s3Store({ ...objectStore, bucket, logger: silentLogger });
    },
  };
};

export type BackupConfig = ReturnType<typeof readBackupConfig>;
