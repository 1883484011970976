import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const composeFile = join(import.meta.dirname, '../../../../docker-compose.yml');

/** The image, tag and all, that docker-compose.yml runs of this repository: tests run the versions that operators do. */
export const imageOf = (repository: string): string => {
  const image = readFileSync(composeFile, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith(`image: ${repository}:`));
  if (image === undefined) throw new Error(`docker-compose.yml names no image of ${repository}`);
  return image.slice('image: '.length);
};
