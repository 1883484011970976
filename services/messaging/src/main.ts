import { runService } from '@paltu/runtime';
import { messagingService } from './service.ts';

await runService(messagingService);
