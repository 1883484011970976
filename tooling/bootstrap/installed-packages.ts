import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type InstallMode = 'running' | 'everything';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
type Packages = Readonly<Record<string, LockedPackage>>;

const lockName = 'package-lock.json';
// In node_modules: deleting that deletes this too, as `npm ci` does before anything else.
const npmRecord = 'node_modules/.package-lock.json';
const stampName = 'node_modules/.paltu-install.json';

const packagesOf = (file: string): Packages => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages;

const lockHash = (root: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, lockName)))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

const fitsHere = ({ os, cpu, libc }: LockedPackage): boolean =>
  (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true) && (libc?.includes('glibc') ?? true);

// An optional package must be here only when it declares that it is made for this machine.
const isWanted = (one: LockedPackage, mode: InstallMode): boolean => {
  if (one.peer === true) return false;
  if (mode === 'running' && (one.dev === true || one.devOptional === true)) return false;
  if (one.optional === true || one.devOptional === true) return one.os !== undefined && one.cpu !== undefined && fitsHere(one);
  return true;
};

const isComplete = (root: string, mode: InstallMode): boolean => {
  const found = packagesOf(join(root, npmRecord));
  const wanted = Object.entries(packagesOf(join(root, lockName))).filter(
    ([path, one]) => path.includes('node_modules/') && isWanted(one, mode),
  );
  return wanted.every(([path, one]) => found[path] !== undefined && found[path].version === one.version);
};

/** Records that the packages of the present lock file are installed. */
export const rememberInstall = (root: string, mode: InstallMode): void => {
  writeFileSync(join(root, stampName), JSON.stringify({ lock: lockHash(root), mode }));
};

const readStamp = (root: string): { lock: string; mode: InstallMode } | undefined => {
  const stamp = join(root, stampName);
  return existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as { lock: string; mode: InstallMode }) : undefined;
};

/** What was installed last, perhaps for another lock file. */
export const lastMode = (root: string): InstallMode | undefined => readStamp(root)?.mode;

/** Whether an install of some lock file came to its end; npm writes its record last. */
export const hasInstalled = (root: string): boolean => existsSync(join(root, npmRecord));

/**
 * What is installed of the present lock file: by our stamp or, when somebody ran npm by hand, by npm's own record of what it
 * installed. Undefined when it is older, incomplete, or not there.
 */
export const installedMode = (root: string): InstallMode | undefined => {
  const stamp = readStamp(root);
  if (stamp?.lock === lockHash(root)) return stamp.mode;
  if (!hasInstalled(root)) return undefined;
  const complete = (['everything', 'running'] as const).find((mode) => isComplete(root, mode));
  if (complete) rememberInstall(root, complete);
  return complete;
};
