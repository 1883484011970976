import { runService } from '@paltu/runtime';
import { contentService } from './service.ts';

await runService(contentService);
