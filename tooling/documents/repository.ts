import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
// -z: names outside ASCII come as they are. A file that was just deleted is listed still.
const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });

/** Tracked files and new ones, from the root. */
export const files = listing.stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));

const foldersOf = (file: string): string[] => (dirname(file) === '.' ? ['.'] : [dirname(file), ...foldersOf(dirname(file))]);
/** Every folder that holds one of `files`. */
export const folders = new Set(files.flatMap(foldersOf));

/** Whether git ignores the path: what a machine fetches, builds or keeps while it runs. It need not exist. */
export const isIgnored = (path: string): boolean =>
  !path.startsWith('..') && spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root }).status === 0;

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const fence = /```[^]*?```/g;
export const withoutFences = (text: string): string => text.replace(fence, '');

/** What stands in backticks, blocks left out. */
export const codeOf = (text: string): string[] => [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
export const fencesOf = (text: string): string[] => text.match(fence) ?? [];
