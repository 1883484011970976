import type { DataFolder } from '../data-folder.ts';
import { secretFile, withMissing, type Secrets } from '../secret-file.ts';

/** A random password per role, made once and kept 0600 in the data folder. */
export const databasePasswords = (data: DataFolder, roles: readonly string[]): Secrets => {
  const file = secretFile<Secrets>(data.at('database-passwords.json'));
  return withMissing(file.read() ?? {}, { names: roles, bytes: 24, keep: file.write });
};
