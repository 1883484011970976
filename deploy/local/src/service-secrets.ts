import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DataFolder } from './data-folder.ts';

const file = 'service-secrets.json';

/**
 * Random secrets of a service, as the variables by which it reads them: made once and kept 0600 in the data folder, outside of its
 * database. What somebody wrote beside them is told to it as well, such as `KEY_SECRET_PREVIOUS`.
 */
export const serviceSecrets = (data: DataFolder, service: string, variables: readonly string[]): Readonly<Record<string, string>> => {
  const path = data.at(file);
  const all = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>) : {};
  const kept = all[service] ?? {};
  const missing = variables.filter((variable) => kept[variable] === undefined);
  if (missing.length === 0) return kept;
  const own = { ...kept, ...Object.fromEntries(missing.map((variable) => [variable, randomBytes(32).toString('base64url')])) };
  writeFileSync(`${path}.partial`, JSON.stringify({ ...all, [service]: own }, null, 2), { mode: 0o600 });
  renameSync(`${path}.partial`, path);
  return own;
};
