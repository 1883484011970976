// One more slice of a service: make new-slice service=kennels name=day-trips
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCodegen } from '../codegen/run-codegen.ts';
import { makeSlice } from './make-slice.ts';
import { namesOf } from './names.ts';
import { isYes, parseArguments } from './parse-arguments.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const { service = '', name = '', events: given } = parseArguments(process.argv.slice(2));
  const names = namesOf(service, name);
  if (!existsSync(join(root, 'services', service, 'src/service.ts'))) throw new Error(`there is no service ${service}`);
  const events = isYes('events', given);
  const written = await makeSlice(root, names, events);
  runCodegen(root);
  process.stdout.write(`${written.join('\n')}\n`);
  process.stdout.write(`services/${service} has the slice ${name}. Describe it in its README.md, under Owns.\n`);
  process.stdout.write(
    events
      ? `Give refusesJunk in its tests a sample: { 'POST /api/v1/${name}': { body: () => ({ note: 'Bring the papers' }) } }.\n`
      : `Until it reads something, declare it to refusesJunk in its tests: withoutDatabase: ['GET /api/v1/${name}'].\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nusage: make new-slice service=kennels name=day-trips [events=yes]\n`);
  process.exitCode = 1;
}
