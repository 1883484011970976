import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFree } from './check-free.ts';
import { dependOn } from './depend-on.ts';
import { linkWorkspace } from './link-workspace.ts';
import { packagesOfSlice } from './make-slice.ts';
import type { Names } from './names.ts';
import { stampsAfter } from './stamps-after.ts';
import { writeTemplate } from './write-template.ts';

/**
 * Makes a service with one slice in the repository at `root`.
 * @returns its files, from the root.
 * @throws Error, with nothing written, when a name is taken.
 */
export const makeService = async (root: string, names: Names, events: boolean): Promise<string[]> => {
  const folder = `services/${names.service}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already`);
  checkFree(root, names, events);
  const parts = events ? ['service', 'service-events', 'members', 'slice-events'] : ['service', 'service-plain', 'slice-plain'];
  const written = await writeTemplate(root, parts, { ...names, ...stampsAfter([], new Date()) });
  dependOn(root, folder, ['@paltu/events', '@paltu/runtime', 'knex', ...packagesOfSlice(events)]);
  linkWorkspace(root, folder);
  return written;
};
