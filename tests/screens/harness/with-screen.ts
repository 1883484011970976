import { expect } from '@jest/globals';
import { dropTab } from './browser-tabs.ts';
import { openScreen, type Screen, type ScreenOptions } from './open-screen.ts';
import { networkChanged, onSteadyNetwork } from './traffic.ts';

type Options = ScreenOptions & { readonly allowed?: RegExp };

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

/** Opens a screen, does something there, and fails when anything went wrong on the way that `allowed` does not name. */
export const withScreen = async (path: string, options: Options, act: (screen: Screen) => Promise<void>): Promise<void> => {
  await leaveTabOfOtherFile();
  await onSteadyNetwork(() =>
    tryScreen(path, options, act).catch(async (error: unknown) => {
      // What a broken attempt has kept in its tab is not there for the next.
      await dropTab();
      throw error;
    }),
  );
};
