import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSlice } from './add-slice.ts';
import { checkFree } from './check-free.ts';
import { dependOn } from './depend-on.ts';
import { linkWorkspace } from './link-workspace.ts';
import type { Names } from './names.ts';
import { stampsAfter } from './stamps-after.ts';
import { writeTemplate, type Words } from './write-template.ts';

export const packagesOfSlice = (events: boolean): string[] => [
  '@paltu/service-kit',
  'zod',
  ...(events ? ['@bufbuild/protobuf', '@paltu/contracts', '@paltu/events', '@paltu/kernel', '@paltu/persistence'] : []),
  ...(events ? ['@paltu/projections', '@paltu/runtime', 'knex'] : []),
];

/**
 * Adds a slice to a service of the repository at `root`: with one route, or with `events` the whole path of a thing that members create.
 * @returns the files that are new, from the root.
 * @throws Error, with nothing written, when a name is taken.
 */
export const makeSlice = async (root: string, names: Names, events: boolean): Promise<string[]> => {
  const folder = `services/${names.service}`;
  checkFree(root, names, events);
  const entry = join(root, folder, 'src/service.ts');
  const before = readFileSync(entry, 'utf8');
  const after = await addSlice(before, names, events);
  const isFirstToKnowMembers = !before.includes('memberProjection(') && after.includes('memberProjection(');
  const migrations = globSync('*.ts', { cwd: join(root, folder, 'migrations') });
  const words: Words = { ...names, ...stampsAfter(migrations, new Date()) };
  const parts = [...(isFirstToKnowMembers ? ['members'] : []), events ? 'slice-events' : 'slice-plain'];
  const written = await writeTemplate(root, parts, words);
  writeFileSync(entry, after);
  dependOn(root, folder, packagesOfSlice(events));
  linkWorkspace(root, folder);
  return written;
};
