import { runService } from '@paltu/runtime';
import { commerceService } from './service.ts';

await runService(commerceService);
