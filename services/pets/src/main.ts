import { runService } from '@paltu/runtime';
import { petsService } from './service.ts';

await runService(petsService);
