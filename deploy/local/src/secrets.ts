import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { DataFolder } from './data-folder.ts';

export type Secrets = Readonly<Record<string, string>>;

interface SecretFile<Held> {
  /** What is kept; undefined before the first secret. */
  read(): Held | undefined;
  /** Keeps this in the place of what was kept. */
  write(held: Held): void;
}

/** Secrets as JSON in a file of the data folder, 0600. */
const secretFile = <Held>(path: string): SecretFile<Held> => ({
  read: () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Held) : undefined),
  write: (held) => {
    writeFileSync(`${path}.partial`, JSON.stringify(held, null, 2), { mode: 0o600 });
    renameSync(`${path}.partial`, path);
  },
});

/** `kept`, and a random one of so many bytes for each of `names` that it lacks: if there is any, `keep` gets all of them. */
const withMissing = (
  kept: Secrets,
  { names, bytes, keep }: { names: readonly string[]; bytes: number; keep: (all: Secrets) => void },
): Secrets => {
  const missing = names.filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const all = { ...kept, ...Object.fromEntries(missing.map((name) => [name, randomBytes(bytes).toString('base64url')])) };
  keep(all);
  return all;
};

/**
 * Random secrets of a service, as the variables by which it reads them: made once and kept 0600 in the data folder, outside of its
 * database. What somebody wrote beside them is passed to it as well, such as `KEY_SECRET_PREVIOUS`.
 */
export const serviceSecrets = (data: DataFolder, service: string, variables: readonly string[]): Secrets => {
  const file = secretFile<Readonly<Record<string, Secrets>>>(data.at('service-secrets.json'));
  const all = file.read() ?? {};
  return withMissing(all[service] ?? {}, { names: variables, bytes: 32, keep: (own) => file.write({ ...all, [service]: own }) });
};

/** A random password per role, made once and kept 0600 in the data folder. */
export const databasePasswords = (data: DataFolder, roles: readonly string[]): Secrets => {
  const file = secretFile<Secrets>(data.at('database-passwords.json'));
  return withMissing(file.read() ?? {}, { names: roles, bytes: 24, keep: file.write });
};
