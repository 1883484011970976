import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { mostBusConnections } from '@paltu/events';
import { mostConnections } from '@paltu/runtime';
import { processConfig } from '@paltu/service-kit';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { defaultSettings } from '@paltu/local-postgres';

const root = resolve(import.meta.dirname, '../..');
const services = readServices().length;
/** Three are for the superuser alone; the others are for commands, and for `prepare`, which runs beside the services of the last release. */
const kept = 3 + 5;

const holds = (busUrl: string): number => {
  const config = processConfig.parse({ PORT: '0', DATABASE_URL: 'postgres://a:b@c:1/d', BUS_URL: busUrl });
  return services * mostConnections(config) + mostBusConnections(busUrl);
};

test('by docker compose as it is, PostgreSQL has a connection for all that the services may hold', () => {
  const [, given = ''] =
    /max_connections=\$\{POSTGRES_CONNECTIONS:-(\d+)\}/.exec(readFileSync(resolve(root, 'docker-compose.yml'), 'utf8')) ?? [];
  expect(holds('kafka://user:password@kafka:9092')).toBeLessThanOrEqual(Number(given) - kept);
});

test('by make start, too, with those to the bus', () => {
  expect(holds('postgres://user:password@127.0.0.1:5432/bus')).toBeLessThanOrEqual(Number(defaultSettings['max_connections']) - kept);
});
