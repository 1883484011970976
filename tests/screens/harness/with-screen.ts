import { afterAll, expect } from '@jest/globals';
import { openScreen, type Screen, type ScreenOptions } from './open-screen.ts';
import { leaveBrowser } from './shared-browser.ts';

afterAll(leaveBrowser);

/** Opens a screen, does something there, and fails when anything went wrong on the way that `allowed` does not name. */
export const withScreen = async (
  path: string,
  options: ScreenOptions & { readonly allowed?: RegExp },
  act: (screen: Screen) => Promise<void>,
): Promise<void> => {
  const screen = await openScreen(path, options);
  try {
    await act(screen);
    expect(screen.faults().filter((fault) => options.allowed?.test(fault) !== true)).toEqual([]);
  } finally {
    await screen.close();
  }
};
