import { fileURLToPath } from 'node:url';
import { silentLogger } from '@paltu/kernel';
import { listen } from '@paltu/service-kit';
import { webBuild } from '../../../deploy/local/src/web/web-build.ts';
import { buildGateway } from '../../../gateway/src/app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const buildLimitMs = 300_000;

export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

const nobody = (): Promise<never> => Promise.reject(new Error('the site of screens verifies no tokens'));

/** The production build, made anew when its sources have changed, as the gateway serves it: same headers, same policy, no API. */
export const startSite = async (): Promise<Site> => {
  const build = webBuild(root);
  if (!build.isFresh) await build.run(AbortSignal.timeout(buildLimitMs));
  const { app, close } = buildGateway({
    ...{ routes: [], services: {}, checks: {}, logger: silentLogger, webDirectory: build.directory },
    ...{ isTrusted: () => false, verifyToken: nobody },
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await listening.close(200);
    close();
  };
  return { address: `http://127.0.0.1:${listening.port}`, stop };
};
