import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { silentLogger } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import { listen, type Listening } from '@paltu/service-kit';
import { createTestTokens, type TestTokens } from '@paltu/testing';
import type { Express } from 'express';
import { buildGateway, type GatewayOptions } from '../src/app.ts';
import { parseNetworks } from '../src/requests/request-origin.ts';
import { routes } from '../src/routes.ts';
import { limitConnections, answerProtocolErrors, type ConnectionLimits } from '../src/server/guard-connections.ts';
import { openUpstreams } from '../src/upstreams/upstream.ts';
import type { WatchTimes } from '../src/upstreams/watch-replicas.ts';
import { startFakeService, type FakeService } from './fake-service.ts';

export interface AGateway {
  readonly url: string;
  readonly port: number;
  /** The one that stands for the service `name`. */
  service(name: string): FakeService;
  readonly pets: FakeService;
  readonly tokens: TestTokens;
  readonly listening: Listening;
  /** What every request passes but reads of the table. */
  readonly chain: Express;
  stop(): Promise<void>;
}

export const page = '<!doctype html><html lang="en"><head><title>Paltu</title></head></html>';
export const script = `export const paltu = ${JSON.stringify('پالتو'.repeat(500))};`;

/** A built web app as vite leaves it. */
export const aWebApp = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'paltu-web-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), page);
  await writeFile(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(directory, 'assets', 'main-a1b2c3.js'), script);
  await writeFile(join(directory, 'assets', 'built-d4e5f6.js'), script);
  await writeFile(join(directory, 'assets', 'built-d4e5f6.js.br'), brotliCompressSync(script));
  await writeFile(join(directory, '.secret'), 'secret');
  return directory;
};

export const aGateway = async (
  options: Partial<GatewayOptions> & {
    trusted?: string[];
    connections?: ConnectionLimits;
    /** Of services that are not the gateway's own fakes. */
    addresses?: Readonly<Record<string, readonly string[]>>;
    times?: WatchTimes;
  } = {},
): Promise<AGateway> => {
  const names = [...new Set(routes.map(({ service }) => service))];
  const services = new Map(await Promise.all(names.map(async (name) => [name, await startFakeService(name)] as const)));
  const service = (name: string): FakeService => services.get(name)!;
  const tokens = await createTestTokens();
  const webDirectory = await aWebApp();
  const isTrusted = parseNetworks(options.trusted ?? []) ?? (() => false);
  const own = Object.fromEntries([...services].map(([name, { url }]) => [name, [url]]));
  const { connections, logger = silentLogger } = options;
  const upstreams = openUpstreams({ ...own, ...options.addresses }, logger, options.times);
  const { app, chain, close } = buildGateway({
    routes,
    services: upstreams,
    webDirectory,
    isTrusted,
    verifyToken: tokens.verifyToken,
    checks: {},
    limiters: memoryLimiters(),
    logger: silentLogger,
    ...options,
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  answerProtocolErrors(listening.server);
  if (connections !== undefined) limitConnections(listening.server, connections, isTrusted, logger);
  const stop = async (): Promise<void> => {
    await listening.close(200);
    close();
    for (const one of upstreams.values()) one.close();
    await Promise.all([...services.values()].map((fake) => fake.stop()));
    await rm(webDirectory, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    service,
    pets: service('pets'),
    tokens,
    listening,
    chain,
    stop,
  };
};

/** Sends bytes as they are and reads whatever comes back until the other side ends. */
export const sendRaw = async (port: number, text: string): Promise<string> => {
  const { connect } = await import('node:net');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
};
