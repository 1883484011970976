import { runDataService } from '@paltu/runtime';
import { authService } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();

await runDataService({ name: 'auth', config, build: authService(config) });
