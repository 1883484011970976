import { join } from 'node:path';
import { ensurePython } from '../ensure-python.ts';

/** The path of schemathesis in the versions of `requirements.txt`; undefined where there is no Python from 3.10 on with venv. */
export const ensureSchemathesis = (): string | undefined => {
  const programs = ensurePython('schemathesis', join(import.meta.dirname, 'requirements.txt'));
  return programs === undefined ? undefined : join(programs, 'schemathesis');
};
