import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { routes, addressVariable, serviceNames } from '../../../gateway/src/routes.ts';
import { services as composed } from '../../../tests/compose/composed-product.ts';
import { databases } from '../../../tests/faults/databases.ts';
import { composeBlocks, fillComposeFile } from '../../cluster/src/compose/compose-file.ts';
import { busTable } from '../../cluster/src/gen/bus-table.ts';
import { paltu } from '../../local/src/services.ts';
import { readServices, variableOf } from '../src/read-services.ts';

const root = resolve(import.meta.dirname, '../../..');
const services = readServices();
const names = services.map(({ name }) => name).sort();
const composeFile = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const found = (pattern: RegExp): string[] => [...new Set([...composeFile.matchAll(pattern)].map(([, name = '']) => name))].sort();

test.each<[string, () => readonly string[]]>([
  ['the supervisor starts', () => paltu.services.map(({ name }) => name)],
  ['the supervisor passes to the gateway', () => paltu.gateway.knows],
  ['the table of the gateway leads to', () => serviceNames(routes)],
  ['docker-compose.yml starts', () => found(/command: \[node, dist\/services\/([a-z][a-z0-9-]*)\/src\/main\.js\]/g)],
  ['docker-compose.yml passes to the gateway', () => found(/^ {2}[A-Z_]+_URL: http:\/\/([a-z][a-z0-9-]*):8080$/gm)],
  ['docker-compose.yml has the gateway wait for', () => found(/^ {2}([a-z][a-z0-9-]*): \{ condition: service_healthy \}$/gm)],
  ['docker-compose.yml prepares databases for', () => found(/"([a-z][a-z0-9-]*)": "(?:postgres|mongodb):/g)],
  ['the fault run looks into', () => databases.filter((name) => name !== 'ledger')],
  ['the checks of the containers expect', () => composed.filter((name) => name !== 'gateway')],
])('%s every service, and nothing else', (_who, list) => {
  expect([...list()].sort()).toEqual(names);
});

test('docker-compose.yml has a password on the bus for everybody who publishes or consumes something, and for nobody else', () => {
  const passed = found(/"([a-z][a-z0-9-]*)": "\{\/run\/secrets\/[A-Z0-9_]+_BUS_PASSWORD\}"/g);
  expect(passed).toEqual([...names, 'gateway'].sort());
  // Integrators have passwords of their own, which lie nowhere.
  expect(Object.keys(busTable).sort()).toEqual([...passed, 'integrators'].sort());
});

test('docker-compose.yml follows the list of services', () => {
  expect(fillComposeFile(composeFile, composeBlocks(services))).toBe(composeFile);
});

test('everybody gives a variable of a service the same name', () => {
  expect(names.map(addressVariable)).toEqual(names.map((name) => variableOf(name, 'URL')));
});
