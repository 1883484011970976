import type { Plugin } from 'vite';

/** A build is for production, whatever starts it: under a test runner's NODE_ENV it would carry React's development code. */
export function productionBuild(): Plugin {
  return {
    name: 'paltu-production-build',
    apply: 'build',
    config: () => {
      process.env['NODE_ENV'] = 'production';
    },
  };
}
