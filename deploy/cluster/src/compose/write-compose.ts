// Writes the blocks of docker-compose.yml about the services: make codegen
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeFile } from './compose-file.ts';

for (const [file, text] of Object.entries(composeFile())) writeFileSync(resolve(import.meta.dirname, '../../../..', file), text);
