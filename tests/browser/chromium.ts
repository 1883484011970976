import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The system's Chromium, headless, with a fresh profile and no traffic of its own. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) throw new Error('no Chromium was found: install it, or set CHROMIUM to its path');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-prefers-reduced-motion',
    ],
  });
};
