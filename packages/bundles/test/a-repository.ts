import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small repository in a folder of its own. */
export interface ARepository {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): void;
  /** Runs a file to its end, and answers what it printed; throws what it complained of. */
  run(file: string): string;
  remove(): void;
}

export const aRepository = (files: Readonly<Record<string, string>> = {}): ARepository => {
  const root = mkdtempSync(join(tmpdir(), 'paltu-bundles-'));
  const write: ARepository['write'] = (written) => {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(join(root, dirname(name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  };
  write({ 'package.json': '{ "type": "module" }', 'package-lock.json': '{}' });
  for (const folder of ['packages', 'services', 'gateway', 'deploy', 'tests']) mkdirSync(join(root, folder));
  write(files);
  return {
    root,
    write,
    run: (file) => execFileSync(process.execPath, [file], { encoding: 'utf8', stdio: 'pipe', env: {} }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
