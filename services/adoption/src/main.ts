import { runService } from '@paltu/runtime';
import { adoptionService } from './service.ts';

await runService(adoptionService);
