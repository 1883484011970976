import { launchChromiumServer } from '../../browser/chromium.ts';
import { startSite } from './start-site.ts';

/** Where the site and the browser of a run are, for the processes of its tests. */
export const screensVariable = 'TEST_SCREENS';

export interface ScreensOfRun {
  readonly site: string;
  readonly browser: string;
}

/** One build, one gateway, one browser for all files of a run. */
export const startScreens = async (): Promise<{ readonly screens: ScreensOfRun; stop(): Promise<void> }> => {
  const site = await startSite();
  const browser = await launchChromiumServer();
  const stop = async (): Promise<void> => {
    await browser.close();
    await site.stop();
  };
  return { screens: { site: site.address, browser: browser.wsEndpoint() }, stop };
};
