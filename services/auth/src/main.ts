import { runService } from '@paltu/runtime';
import { authService } from './service.ts';

await runService(authService);
