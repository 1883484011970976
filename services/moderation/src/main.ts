import { runDataService } from '@paltu/runtime';
import { moderationService } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();

await runDataService({ name: 'moderation', config, build: moderationService(config) });
