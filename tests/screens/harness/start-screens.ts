import { launchChromiumServer } from '../../browser/chromium.ts';
import { screensFront, type PictureOf } from './screens-front.ts';
import { screensVariable, type ScreensOfRun } from './screens-of-run.ts';
import { startSite } from './start-site.ts';

/**
 * One build, one gateway, one browser for all files of a run; processes that start later find them (`screensOfRun`).
 * @param services what answers calls that no screen has made, as for `startSite`
 * @param pictureOf what lies under `/media/`; by default a plain drawing
 */
export const startScreens = async (services?: string, pictureOf?: PictureOf): Promise<{ stop(): Promise<void> }> => {
  const site = await startSite(services, screensFront(pictureOf));
  const browser = await launchChromiumServer();
  const screens: ScreensOfRun = { site: site.address, browser: browser.wsEndpoint() };
  process.env[screensVariable] = JSON.stringify(screens);
  const stop = async (): Promise<void> => {
    await browser.close();
    await site.stop();
  };
  return { stop };
};
