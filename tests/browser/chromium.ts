import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findChromium } from '../../tooling/bootstrap/find-chromium.ts';

/**
 * What Playwright switches off too (of two such arguments Chromium takes the last), and the address bar's popups, which are pages:
 * Chromium loads them for each context, and that costs more than the page under test.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const optionsOf = (more: readonly string[] = []): LaunchOptions => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium was found: install it, or set CHROMIUM to its path');
  return {
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
      `--disable-features=${disabledFeatures.join()}`,
      ...more,
    ],
  };
};

/** The system's Chromium, headless, with a fresh profile and no traffic of its own, and `more` arguments. */
export const launchChromium = (...more: readonly string[]): Promise<Browser> => chromium.launch(optionsOf(more));

/** The same for several processes, which connect to it by its address. */
export const launchChromiumServer = (): Promise<BrowserServer> => chromium.launchServer(optionsOf());
