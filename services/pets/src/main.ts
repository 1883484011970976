import { runDataService } from '@paltu/runtime';
import { petsService } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();

await runDataService({ name: 'pets', config, build: petsService(config) });
