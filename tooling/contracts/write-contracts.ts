import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventDefinitions } from './event-definitions.ts';

for (const [file, text] of Object.entries(await eventDefinitions()))
  writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), text);
