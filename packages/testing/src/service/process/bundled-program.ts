import { join } from 'node:path';
import { openBundles, type Bundles } from '@paltu/bundles';
import { bareEnvironment } from '../../bare-environment.ts';

export interface BundledProgram {
  /** What Node runs. */
  readonly file: string;
  /** What its process finds in its environment beside what its test gives it. */
  readonly environment: Readonly<Record<string, string>>;
}

let bundles: Bundles | undefined;

/** A program as `make start` and the image run it, by its source: `services/auth/src/main.ts`. The first one may have to be built. */
export const bundledProgram = (source: string): BundledProgram => {
  bundles ??= openBundles({ root: join(import.meta.dirname, '../../../../..'), kind: 'tests' });
  return { file: bundles.file(source), environment: { ...bareEnvironment(), ...bundles.environment } };
};
