import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type Secrets = Readonly<Record<string, string>>;

export interface SecretFile<Held> {
  /** What is kept; undefined before the first secret. */
  read(): Held | undefined;
  /** Keeps this in the place of what was kept. */
  write(held: Held): void;
}

/** Secrets as JSON in a file of the data folder, 0600. */
export const secretFile = <Held>(path: string): SecretFile<Held> => ({
  read: () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Held) : undefined),
  write: (held) => {
    writeFileSync(`${path}.partial`, JSON.stringify(held, null, 2), { mode: 0o600 });
    renameSync(`${path}.partial`, path);
  },
});

/** `kept`, and a random one of so many bytes for each of `names` that it lacks: if there is any, `keep` gets all of them. */
export const withMissing = (
  kept: Secrets,
  { names, bytes, keep }: { names: readonly string[]; bytes: number; keep: (all: Secrets) => void },
): Secrets => {
  const missing = names.filter((name) => kept[name] === undefined);
  if (missing.length === 0) return kept;
  const all = { ...kept, ...Object.fromEntries(missing.map((name) => [name, randomBytes(bytes).toString('base64url')])) };
  keep(all);
  return all;
};
