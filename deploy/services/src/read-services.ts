import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { deployment, type Deployment } from './deployment.ts';

export interface Service extends Deployment {
  readonly name: string;
  /** From the repository's root. */
  readonly folder: string;
}

const repository = resolve(import.meta.dirname, '../../..');

const readOne = (root: string, name: string): Service => {
  const folder = `services/${name}`;
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { deploy?: unknown };
  const parsed = deployment.safeParse(manifest.deploy ?? {});
  if (!parsed.success) throw new Error(`"deploy" in ${folder}/package.json is wrong:\n${z.prettifyError(parsed.error)}`);
  return { name, folder, ...parsed.data };
};

const needsFirst = (services: readonly Service[]): Service[] => {
  const ordered: Service[] = [];
  while (ordered.length < services.length) {
    const rest = services.filter((one) => !ordered.includes(one));
    const startable = rest.filter(({ needs }) => needs.every((need) => ordered.some(({ name }) => name === need)));
    if (startable.length === 0)
      throw new Error(`${rest.map(({ name }) => name).join(', ')}: they need one another, or a service that is not there`);
    ordered.push(...startable);
  }
  return ordered;
};

/**
 * Every service of the repository at `root`: the folders of `services` with `src/service.ts`, those that others need first, then by name.
 * @throws Error when a `deploy` is malformed, or needs run in a circle.
 */
export const readServices = (root = repository): readonly Service[] =>
  needsFirst(
    readdirSync(join(root, 'services'))
      .filter((name) => existsSync(join(root, 'services', name, 'src/service.ts')))
      .sort()
      .map((name) => readOne(root, name)),
  );
