import { leaveBrowser } from './browser-tabs.ts';
import { screensFront, type PictureOf } from './screens-front.ts';
import { screensVariable, type ScreensOfRun } from './screens-of-run.ts';
import { startSite } from './start-site.ts';

/**
 * One build, one gateway for all files of a run; processes that start later find them (`screensOfRun`).
 * @param services what answers calls that no screen has made, as for `startSite`
 * @param pictureOf what lies under `/media/`; by default a plain drawing
 */
export const startScreens = async (services?: string, pictureOf?: PictureOf): Promise<{ stop(): Promise<void> }> => {
  const site = await startSite(services, screensFront(pictureOf));
  const screens: ScreensOfRun = { site: site.address };
  process.env[screensVariable] = JSON.stringify(screens);
  const stop = async (): Promise<void> => {
    // Where one file runs alone, Jest runs it in this process.
    await leaveBrowser();
    await site.stop();
  };
  return { stop };
};
