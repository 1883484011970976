import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readServices } from '../../../services/src/read-services.ts';
import { composeBlocks } from './compose-blocks.ts';
import { fillComposeFile } from './fill-compose-file.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** docker-compose.yml as the list of services has it: its path from the root, and its text. */
export const composeFile = (): Record<string, string> => {
  const file = 'docker-compose.yml';
  return { [file]: fillComposeFile(readFileSync(resolve(root, file), 'utf8'), composeBlocks(readServices())) };
};
