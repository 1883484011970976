import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { silentLogger } from '@paltu/kernel';
import { memoryLimiters, rateLimitsVariable } from '@paltu/limits';
import { listen } from '@paltu/service-kit';
import { webBuild } from '../../../deploy/local/src/web-build.ts';
import { buildGateway } from '../../../gateway/src/app.ts';
import { routes } from '../../../gateway/src/routes.ts';
import type { SiteFacts } from '@paltu/site';
import { openUpstreams } from '../../../gateway/src/upstreams/upstream.ts';
import { roomyLimits } from '../../product/product-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const buildLimitMs = 300_000;

export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

const nobody = (): Promise<never> => Promise.reject(new Error('the site of screens verifies no tokens'));

/**
 * The production build, made anew when its sources have changed, as the gateway serves it: same headers, same policy. The API is what
 * answers at `services`; without it there is none. `front` may answer before the gateway does; `siteFacts` is what pages show about who
 * runs the site.
 */
export const startSite = async (
  services?: string,
  front = (gateway: RequestListener): RequestListener => gateway,
  siteFacts?: SiteFacts,
): Promise<Site> => {
  const build = webBuild(root);
  if (!build.isFresh) await build.run(AbortSignal.timeout(buildLimitMs));
  const addresses = services === undefined ? [] : routes.map(({ service }) => [service, [services]] as const);
  const upstreams = openUpstreams(Object.fromEntries(addresses), silentLogger);
  const { app, close } = buildGateway({
    ...{ routes: services === undefined ? [] : routes, checks: {}, logger: silentLogger, webDirectory: build.directory, siteFacts },
    services: upstreams,
    ...{ isTrusted: () => false, verifyToken: nobody, limiters: memoryLimiters(), rateLimits: rateLimitsVariable.parse(roomyLimits) },
  });
  const listening = await listen(front(app), { host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await listening.close(200);
    close();
    for (const upstream of upstreams.values()) upstream.close();
  };
  return { address: `http://127.0.0.1:${listening.port}`, stop };
};
