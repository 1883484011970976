import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** @throws Error when a path, a topic or an event of a new slice belongs to somebody already. */
export const checkFree = (root: string, { service, slices, slicesName, noun, nounName }: Names, events: boolean): void => {
  if (existsSync(join(root, 'services', service, 'src', slices))) throw new Error(`services/${service} has a slice ${slices} already`);
  const row = new RegExp(`'/api/v1/${slices}(/[^']*)?', '([\\w-]+)'`).exec(read(root, 'gateway/src/gen/table.ts'));
  if (row !== null)
    throw new Error(`/api/v1/${slices} belongs to ${row[2]} already: take another name, and change the path where you need to`);
  const schemas = new RegExp(`"${nounName.charAt(0).toUpperCase()}${nounName.slice(1)}": ?\\{`);
  if (schemas.test(read(root, 'gateway/src/gen/openapi.json')))
    throw new Error(`the API has a schema of the name ${nounName} already: take another name`);
  if (!events) return;
  if (new RegExp(`^  ${nounName}: `, 'm').test(read(root, 'packages/contracts/src/topics.ts')))
    throw new Error(`a topic of ${noun} is there already: take another name than ${slicesName}`);
};
