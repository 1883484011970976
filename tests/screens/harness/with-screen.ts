import { expect } from '@jest/globals';
import { dropTab } from './browser-tabs.ts';
import { openScreen, type Screen, type ScreenOptions } from './open-screen.ts';
import { networkChanged } from './traffic.ts';

type Options = ScreenOptions & { readonly allowed?: RegExp };

const attempts = 4;

let fileOfTab: string | undefined;

/** Files that run in this process share its way to the browser, and no tab: what a test has set there (a clock, print) ends with its file. */
const leaveTabOfOtherFile = async (): Promise<void> => {
  const { testPath } = expect.getState();
  if (testPath === fileOfTab) return;
  fileOfTab = testPath;
  await dropTab();
};

const tryScreen = async (path: string, options: Options, act: (screen: Screen) => Promise<void>): Promise<void> => {
  const screen = await openScreen(path, options);
  try {
    await act(screen);
    expect(screen.faults().filter((fault) => options.allowed?.test(fault) !== true)).toEqual([]);
  } catch (error) {
    throw screen.wasDisturbed() ? new Error(networkChanged, { cause: error }) : error;
  } finally {
    await screen.close();
  }
};

/**
 * Opens a screen, does something there, and fails when anything went wrong on the way that `allowed` does not name. Begins again when
 * the machine's network changed meanwhile, for then Chromium breaks off what is on its way.
 */
export const withScreen = async (path: string, options: Options, act: (screen: Screen) => Promise<void>): Promise<void> => {
  await leaveTabOfOtherFile();
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await tryScreen(path, options, act);
    } catch (error) {
      if (left === 0 || !String(error).includes(networkChanged)) throw error;
    }
  }
};
