import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@paltu/kernel/process-state';

/** In a folder of bundles: a file for each process that started programs from it, by its number. */
const usersFolder = '.users';

/** Whether the bundles are there; then they stay for as long as this process runs. */
export const useBundles = (directory: string): boolean => {
  try {
    writeFileSync(join(directory, usersFolder, String(process.pid)), '');
    return true;
  } catch {
    return false;
  }
};

/** Puts whole bundles where they are looked for. Another process may have done so first: then those are as good. */
export const putInPlace = (made: string, directory: string): void => {
  mkdirSync(join(made, usersFolder));
  try {
    renameSync(made, directory);
  } catch (error) {
    if (!existsSync(join(directory, usersFolder))) throw error;
    rmSync(made, { recursive: true, force: true });
  }
};

const numbersIn = (folder: string): number[] => (existsSync(folder) ? readdirSync(folder).map(Number) : []);
const isUsed = (directory: string): boolean => numbersIn(join(directory, usersFolder)).some(isRunning);

/** Renamed first: a process that begins to use them at that moment finds none, or is seen. */
const removeUnused = (directory: string, renamed: string): void => {
  renameSync(directory, renamed);
  if (isUsed(renamed)) renameSync(renamed, directory);
  else rmSync(renamed, { recursive: true, force: true });
};

/** Folders that a process makes, or takes away, carry its number: one that was killed leaves them. */
const temporary = /^\.(?:making|removing)-(\d+)-/;
export const temporaryName = (what: 'making' | 'removing', name: string): string => `.${what}-${process.pid}-${name}`;

/** Those of the branch before, and of the one before that. */
const keptUnused = 2;
/** 0 when another process has just taken it away. */
const usedAt = (directory: string): number => statSync(join(directory, usersFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const removeAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const maker = temporary.exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker))) rmSync(join(folder, name), { recursive: true, force: true });
  }
};

/** Takes away bundles from which nothing runs, but for those used last and `current`, and what killed builds left. */
export const removeOldBundles = (folder: string, current: string): void => {
  removeAbandoned(folder);
  const unused = readdirSync(folder)
    .filter(
      (name) => name !== current && !temporary.test(name) && existsSync(join(folder, name, usersFolder)) && !isUsed(join(folder, name)),
    )
    .sort((one, other) => usedAt(join(folder, other)) - usedAt(join(folder, one)));
  for (const name of unused.slice(keptUnused)) removeUnused(join(folder, name), join(folder, temporaryName('removing', name)));
};
