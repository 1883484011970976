import { afterAll, beforeAll } from '@jest/globals';
import { chromium, type Browser } from 'playwright-core';
import type { RunningProduct } from '../product/running-product.ts';
import { joinProduct, productOfRun } from '../product/shared-product.ts';
import { arrive, type Person, type Screen } from './actors.ts';
import { launchChromium } from './chromium.ts';
import type { Language } from './words.ts';

export interface ProductInBrowser {
  readonly product: RunningProduct;
  /** Of the site. */
  readonly address: string;
  /** Opens a browser context of somebody's own, on the home page. */
  arrive(language: Language, screen: Screen): Promise<Person>;
}

/** Who disconnects from the browser of the run leaves no context in it. */
const openBrowser = (): Promise<Browser> => {
  const shared = productOfRun();
  return shared === undefined ? launchChromium() : chromium.connect(shared.browser);
};

/** The product of the run and its browser, or one for the file alone (`joinProduct`), from before its first test to after its last. */
export const productInBrowser = (): ProductInBrowser => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    product = await joinProduct();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await product.stop();
  }, 60_000);
  return {
    get product() {
      return product;
    },
    get address() {
      return product.address;
    },
    arrive: (language, screen) => arrive(browser, product.address, language, screen),
  };
};
