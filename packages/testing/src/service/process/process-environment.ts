import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBusServer } from '@paltu/events/test-bus';
import { openTcpProxy, type TcpProxy } from '../../tcp-proxy.ts';
import { createTestDatabase } from '../../test-database.ts';
import { createTestTokens, type TestTokens } from '../../test-tokens.ts';
import { migrationsOf } from '../test-environment.ts';

/** What a process of a service needs around it: a database, a bus, the keys of auth, a folder. */
export interface ProcessEnvironment {
  readonly tokens: TestTokens;
  readonly database: TcpProxy;
  readonly bus: TcpProxy;
  readonly environment: Readonly<Record<string, string>>;
  release(): Promise<void>;
}

const serveKeys = async ({ jwks }: TestTokens) => {
  const server = createServer(
    (_request, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

/** @param variables those that only this service reads, given a folder that is gone afterwards. */
export const openProcessEnvironment = async (
  name: string,
  variables: (folder: string) => Readonly<Record<string, string>>,
): Promise<ProcessEnvironment> => {
  const folder = await mkdtemp(join(tmpdir(), `paltu-${name}-`));
  const [testDatabase, busServer, tokens] = await Promise.all([
    createTestDatabase({ migrations: migrationsOf(name) }),
    openBusServer(),
    createTestTokens(),
  ]);
  const keys = await serveKeys(tokens);
  const [database, bus] = await Promise.all([openTcpProxy(testDatabase.url), openTcpProxy(busServer.url)]);
  return {
    tokens,
    database,
    bus,
    environment: { PORT: '0', DATABASE_URL: database.url, BUS_URL: bus.url, AUTH_URL: keys.url, ...variables(folder) },
    release: async () => {
      keys.close();
      await Promise.all([database.close(), bus.close()]);
      await Promise.all([testDatabase.drop(), busServer.close(), rm(folder, { recursive: true, force: true })]);
    },
  };
};
