import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersVariable } from '@paltu/testing';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly text: string;
}

/** The repository as it is now, in a folder of its own, with the packages that are installed here; a git repository with one commit. */
export interface RepositoryCopy {
  readonly root: string;
  /** Runs a program in it to its end. */
  run(program: string, ...args: readonly string[]): Promise<Ran>;
  remove(): void;
}

const runIn = async (folder: string, program: string, args: readonly string[]): Promise<Ran> => {
  // What its calls answer is no matter of this run.
  const { [answersVariable]: _notes, ...environment } = process.env;
  const child = spawn(program, args, { cwd: folder, env: { ...environment, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  await once(child, 'close');
  return { code: child.exitCode, text };
};

const git = (folder: string, ...args: readonly string[]): string => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@paltu.example', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
};

const linkAll = (from: string, to: string, isLinked: (name: string) => boolean = () => true): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(isLinked)) symlinkSync(join(from, name), join(to, name));
};

/** Packages are links; those of this repository lead to the copy, and npm's records, which a new workspace changes, are copied. */
const linkPackages = (copy: string): void => {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  linkAll(from, to, (name) => name === '.bin' || !(name.startsWith('.') || name === '@paltu'));
  for (const record of readdirSync(from).filter((name) => name.endsWith('.json'))) copyFileSync(join(from, record), join(to, record));
  cpSync(join(from, '@paltu'), join(to, '@paltu'), { recursive: true, verbatimSymlinks: true });
};

export const copyRepository = (): RepositoryCopy => {
  const copy = mkdtempSync(join(tmpdir(), 'paltu-copy-'));
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate').split('\0');
  const gone = new Set(git(root, 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of files.filter((name) => !gone.has(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkPackages(copy);
  linkAll(join(root, '.tools'), join(copy, '.tools'));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'as it is');
  return {
    root: copy,
    run: (program, ...args) => runIn(copy, program, args),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
};
