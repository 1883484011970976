import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { BaseBackup, BackupInstant } from '@paltu/persistence/backup';

/** Where the files of PostgreSQL lie in a backup, and its write-ahead log. */
export const databaseFiles = { archive: 'postgres.tar.gz', log: 'wal' } as const;

/** Writes all files of the server into `folder`. */
export const writeArchive = ({ archive }: Pick<BaseBackup, 'archive'>, folder: string): Promise<void> =>
  pipeline(
    archive,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(join(folder, databaseFiles.archive), { mode: 0o600, flush: true }),
  );

/** Writes the log that leads from these files to `instant`. */
export const writeLog = async ({ segments }: Pick<BaseBackup, 'segments'>, instant: BackupInstant, folder: string): Promise<void> => {
  await mkdir(join(folder, databaseFiles.log), { mode: 0o700 });
  for await (const { name, bytes } of segments(instant))
    await writeFile(join(folder, databaseFiles.log, name), bytes, { mode: 0o600, flush: true });
};
