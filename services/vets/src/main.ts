import { runService } from '@paltu/runtime';
import { vetsService } from './service.ts';

await runService(vetsService);
