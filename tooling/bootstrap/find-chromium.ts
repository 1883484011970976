import { existsSync } from 'node:fs';

/** Chromium without the windows of a browser, as Debian packs it: the same pages for some four fifths of the work. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const places = [
  process.env['CHROMIUM'],
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isThere = (place: string | undefined): place is string => place !== undefined && place !== '' && existsSync(place);

/** Path of the Chromium that tests drive: that of CHROMIUM, else the lightest of this system; undefined when there is none. */
export const findChromium = (): string | undefined => places.find(isThere);

/** Whether none is named or installed that costs less to drive. */
export const hasLightChromium = (): boolean => isThere(process.env['CHROMIUM']) || isThere(headlessShell);
