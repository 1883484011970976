import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@paltu/kernel';

const inputs = ['web', 'packages/reference', 'package-lock.json'];
const notInputs = /^(node_modules|dist|tests|coverage|\.cache|\.dist-.*)$|\.test\.tsx?$/;
const stampName = '.built-from';
const compressing = 'web/build/compress-main.ts';

/** What the build itself writes into web/, as its .gitignore has it: paths from web/. */
const madeByBuild = (root: string): ReadonlySet<string> => {
  const list = join(root, 'web/.gitignore');
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  return new Set(lines.filter((line) => line.endsWith('/')).map((line) => join(root, 'web', line.slice(0, -1))));
};

const filesIn = (path: string, made: ReadonlySet<string>): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !notInputs.test(name) && !made.has(join(path, name)))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name), made) : [join(path, entry.name)]))
    .sort();

const fingerprint = (root: string): string => {
  const hash = createHash('sha256');
  const made = madeByBuild(root);
  for (const input of inputs.map((name) => join(root, name))) {
    const files = input.endsWith('.json') ? [input] : filesIn(input, made);
    for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Runs a program in web/ to its end. */
const runInWeb = (root: string, program: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, { cwd: join(root, 'web'), stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Error(`The web app was not built (${killedBy ?? `code ${code}`}):\n${output.trim()}`));
    });
  });

const viteBuild = (root: string, outDir: string): string[] => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
};

/** Puts the new files in place of the old in one step each, so that a gateway that serves them never sees half a build. */
const swapIn = (next: string, dist: string, old: string): void => {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
};

/** Folders of builds that were killed; those of a build that runs (for another data folder) stay. */
const removeAbandoned = (web: string): void => {
  for (const name of readdirSync(web)) {
    const pid = /^\.dist-(?:next|old)-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(web, name), { recursive: true, force: true });
  }
};

export interface WebBuild {
  readonly directory: string;
  readonly isFresh: boolean;
  run(signal: AbortSignal): Promise<void>;
}

/**
 * The web app's files: `web/dist`, built again only when something it is made of has changed.
 * @param builder a process that builds them already: where it fails they are built once more
 */
export const webBuild = (root: string, builder?: number): WebBuild => {
  const at = (name: string): string => join(root, 'web', name);
  const dist = at('dist');
  const stamp = join(dist, stampName);
  const wanted = fingerprint(root);
  const isFresh = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  return {
    directory: dist,
    isFresh: isFresh(),
    run: async (signal) => {
      while (builder !== undefined && isRunning(builder)) await sleep(100, undefined, { signal });
      if (isFresh()) return;
      removeAbandoned(at('.'));
      const next = at(`.dist-next-${process.pid}`);
      mkdirSync(next);
      await runInWeb(root, viteBuild(root, next), signal);
      await runInWeb(root, [join(root, compressing), next], signal);
      writeFileSync(join(next, stampName), wanted);
      swapIn(next, dist, at(`.dist-old-${process.pid}`));
    },
  };
};
