import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DataFolder } from '../data-folder.ts';

const file = 'database-passwords.json';

/** A random password per role, made once and kept 0600 in the data folder. */
export const databasePasswords = (data: DataFolder, roles: readonly string[]): Readonly<Record<string, string>> => {
  const path = data.at(file);
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  const missing = roles.filter((role) => kept[role] === undefined);
  if (missing.length === 0) return kept;
  const passwords = { ...kept, ...Object.fromEntries(missing.map((role) => [role, randomBytes(24).toString('base64url')])) };
  writeFileSync(`${path}.partial`, JSON.stringify(passwords, null, 2), { mode: 0o600 });
  renameSync(`${path}.partial`, path);
  return passwords;
};
