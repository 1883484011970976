import { join } from 'node:path';
import type { LocalConfig } from '../config.ts';
import type { ProcessSpec } from '../processes/supervised-process.ts';

/** Builds the web app anew on every change; the gateway serves what it finds. */
export const webWatch = (config: LocalConfig): ProcessSpec => ({
  name: 'web',
  command: [
    join(config.root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--watch',
    '--outDir',
    'dist',
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ],
  directory: join(config.root, 'web'),
  environment: { ...config.inherited },
});
