import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeFile } from '../deploy/cluster/src/compose/compose-file.ts';
import { apiDocuments } from './api/write-api.ts';
import { eventDefinitions } from './contracts/event-definitions.ts';
import { eventDocuments } from './contracts/event-documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const proto = fileURLToPath(new URL('../proto', import.meta.url));

const run = (command: string, args: readonly string[], directory: string) => {
  const result = spawnSync(command, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` },
  });
  return { code: result.status, text: `${result.stdout}${result.stderr}` };
};

const failWhen = (wrong: boolean, message: string): void => {
  if (!wrong) return;
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const lint = run('buf', ['lint'], proto);
failWhen(lint.code !== 0, `buf lint refuses the contracts:\n${lint.text}`);

// The newest commit that changed a contract against the one before it; a shallow clone has none and skips this.
const [, earlier] = run('git', ['log', '-n', '2', '--format=%H', '--', 'proto'], root).text.trim().split('\n');
if (earlier !== undefined && existsSync(`${root}.git`)) {
  const breaking = run('buf', ['breaking', '--against', `../.git#ref=${earlier},subdir=proto`], proto);
  failWhen(breaking.code !== 0, `the contracts break what earlier readers know:\n${breaking.text}`);
}

const generated = 'packages/contracts/src/gen';
const before = run('git', ['hash-object', ...run('git', ['ls-files', generated], root).text.trim().split('\n')], root).text;
const generate = run('buf', ['generate'], proto);
failWhen(generate.code !== 0, `buf generate failed:\n${generate.text}`);
const after = run('git', ['hash-object', ...run('git', ['ls-files', generated], root).text.trim().split('\n')], root).text;
const untracked = run('git', ['ls-files', '--others', '--exclude-standard', generated], root).text.trim();
failWhen(before !== after || untracked !== '', 'the generated code differs from proto/: run make codegen and commit it');
const made = { ...(await eventDefinitions()), ...eventDocuments(), ...(await apiDocuments()), ...composeFile() };
const isCurrent = (file: string, content: string | Uint8Array): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file)).equals(Buffer.from(content));
const stale = Object.entries<string | Uint8Array>(made).filter(([file, content]) => !isCurrent(file, content));
failWhen(
  stale.length > 0,
  `made from proto/, the services and their routes, and not current: ${stale.map(([file]) => file).join(', ')}: run make codegen and commit it`,
);
process.stdout.write('the contracts are clean, compatible, and what is generated is current\n');
