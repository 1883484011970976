/** Where the site of a run is, for the processes of its tests. */
export const screensVariable = 'TEST_SCREENS';

export interface ScreensOfRun {
  readonly site: string;
}

/** What the run has started before its tests. */
export const screensOfRun = (): ScreensOfRun => {
  const text = process.env[screensVariable];
  if (text === undefined) throw new Error('run screen tests with TEST_SUITE=screens');
  return JSON.parse(text) as ScreensOfRun;
};
