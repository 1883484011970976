import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../documents/repository.ts';
import { eventDocuments } from './event-documents.ts';

for (const [file, content] of Object.entries(eventDocuments())) writeFileSync(join(root, file), content);
