import { chromium, type Browser } from 'playwright-core';
import { screensVariable, type ScreensOfRun } from './start-screens.ts';

let connecting: Promise<Browser> | undefined;

/** What the run has started before its tests. */
export const screensOfRun = (): ScreensOfRun => {
  const text = process.env[screensVariable];
  if (text === undefined) throw new Error('run screen tests with --config jest.screens.config.js');
  return JSON.parse(text) as ScreensOfRun;
};

/** The one browser of the run. */
export const sharedBrowser = (): Promise<Browser> => {
  connecting ??= chromium.connect(screensOfRun().browser);
  return connecting;
};

/** Ends this process's connection; the browser goes on. */
export const leaveBrowser = async (): Promise<void> => {
  const browser = await connecting;
  connecting = undefined;
  await browser?.close();
};
