import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { identityOf } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

const folder = 'run/children';

/** Which processes we started, so that after a kill the next start knows them from anybody else's. */
export interface ProcessRecords {
  add(name: string, pid: number): void;
  remove(name: string): void;
  list(): (ProcessIdentity & { readonly name: string })[];
}

const parse = (text: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(text) as ProcessIdentity;
  } catch {
    return undefined;
  }
};

/** One small file per process under `run/children`. */
export const processRecords = (data: DataFolder): ProcessRecords => {
  const directory = data.folder(folder);
  const fileOf = (name: string): string => join(directory, `${name}.json`);
  return {
    add: (name, pid) => {
      const identity = identityOf(pid);
      if (identity) writeFileSync(fileOf(name), JSON.stringify(identity));
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
    list: () =>
      readdirSync(directory).flatMap((file) => {
        const identity = parse(readFileSync(join(directory, file), 'utf8'));
        return identity ? [{ ...identity, name: file.replace(/\.json$/, '') }] : [];
      }),
  };
};
