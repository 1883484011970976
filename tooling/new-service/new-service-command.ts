// A service with one slice that runs at once: make new-service name=kennels
import { resolve } from 'node:path';
import { runCodegen } from '../codegen/run-codegen.ts';
import { makeService } from './make-service.ts';
import { namesOf } from './names.ts';
import { isYes, parseArguments } from './parse-arguments.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const { name = '', slice = name, events } = parseArguments(process.argv.slice(2));
  const written = await makeService(root, namesOf(name, slice), isYes('events', events));
  runCodegen(root);
  process.stdout.write(`${written.join('\n')}\n`);
  process.stdout.write(`services/${name} is there, and runs with everything else: make start. Begin with its README.md.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nusage: make new-service name=kennels [slice=stays] [events=yes]\n`);
  process.exitCode = 1;
}
