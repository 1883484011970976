import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { programRoot } from './program-file.ts';

/** The field `deploy` of a service's package.json: what its code does not show. */
const deployment = z.strictObject({
  /** Services whose addresses it is given as `<NAME>_URL`, and which are started before it. auth's keys verify tokens. */
  needs: z.array(z.string()).default(['auth']),
  /** What it keeps its state in: documents lie in MongoDB in a cluster, and in PostgreSQL on one machine. */
  store: z.enum(['relational', 'documents']).default('relational'),
  /** It keeps files in the object store. */
  keepsFiles: z.boolean().default(false),
  /** It limits how often something is done, and counts that together with its replicas (Redis). */
  keepsLimits: z.boolean().default(false),
  /** It sends mail. */
  sendsMail: z.boolean().default(false),
  /** Variables that name a folder of its own for files on their way in; the image has these folders. */
  folders: z.record(z.string().regex(/^[A-Z_]+$/), z.enum(['uploads'])).default({}),
  /** Settings that an operator of a cluster may change in `.env`, and what they are until then: nothing when empty. */
  clusterSettings: z.record(z.string().regex(/^[A-Z0-9_]+$/), z.string().regex(/^[\w-]*$/)).default({}),
  /**
   * Variables with random secrets of its own, made once and kept outside of its database. Each may be replaced while the one before
   * stands in a variable of that name and `_PREVIOUS`.
   */
  secrets: z.array(z.string().regex(/^[A-Z]+(_[A-Z]+)*$/)).default([]),
  /** Variables with secrets that others outside give, a wallet for one: empty until an operator writes them into their files. It reaches outside. */
  givenSecrets: z.array(z.string().regex(/^[A-Z]+(_[A-Z]+)*$/)).default([]),
  /** The most memory of its container. */
  memory: z
    .string()
    .regex(/^\d+[mg]$/)
    .default('384m'),
});

type Deployment = z.output<typeof deployment>;

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

/** The variable that carries something of a service: of `pet-care` and `URL` it is `PET_CARE_URL`. */
export const variableOf = (service: string, what: string): string => `${service.toUpperCase().replaceAll('-', '_')}_${what}`;
