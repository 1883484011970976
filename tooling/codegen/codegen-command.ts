// Makes everything that is made from something else: make codegen
import { resolve } from 'node:path';
import { runCodegen } from './run-codegen.ts';

try {
  runCodegen(resolve(import.meta.dirname, '../..'));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
