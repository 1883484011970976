// Leaves out or crosses each field of each mapper of events, and prints which changes nobody notices: make mutate-events
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { findSurvivors } from './find-survivors.ts';

const root = resolve(import.meta.dirname, '../..');
const mappers = [
  'services/*/src/*/events/*.ts',
  'services/*/src/*/*-events.ts',
  'packages/projections/src/{contact,member,pet}.ts',
  'packages/contracts/src/pet-words.ts',
];
const files = globSync(mappers, { cwd: root, exclude: ['**/*.test.ts'] })
  .sort()
  .map((file) => join(root, file));

const startedAt = Date.now();
const { count, byCheck, byCompiler, survivors } = await findSurvivors({
  files,
  check: join(import.meta.dirname, 'check-published-events.ts'),
  reloaded: ['services', 'packages/projections', 'packages/contracts', 'tooling'].map((folder) => join(root, folder, '/')),
  config: join(root, 'tsconfig.json'),
  lanes: availableParallelism(),
});
for (const { file, line, change } of survivors) process.stdout.write(`survives: ${relative(root, file)}:${line} ${change}\n`);
const seconds = Math.round((Date.now() - startedAt) / 1_000);
process.stdout.write(
  `${count} changes of ${files.length} files: ${byCheck} found by the check, ${byCompiler} by the compiler, ${survivors.length} by nobody (${seconds} s)\n`,
);
if (survivors.length > 0) process.exitCode = 1;
