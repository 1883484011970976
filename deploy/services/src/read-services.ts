import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { deployment, type Deployment } from './deployment.ts';
import { programRoot } from './program-file.ts';

export interface Service extends Deployment {
  readonly name: string;
  /** From the repository's root. */
  readonly folder: string;
}

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
 * Every service at `root`, the repository or the folder of bundles: the folders of `services` with a `package.json`, those that others need first, then by name.
 * @throws Error when a `deploy` is malformed, or needs run in a circle.
 */
export const readServices = (root = programRoot): readonly Service[] =>
  needsFirst(
    readdirSync(join(root, 'services'))
      .filter((name) => existsSync(join(root, 'services', name, 'package.json')))
      .sort()
      .map((name) => readOne(root, name)),
  );
