import { runService } from '@paltu/runtime';
import { moderationService } from './service.ts';

await runService(moderationService);
