import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { startProduct, type RunningProduct } from '../product/running-product.ts';
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

/** The product, and a browser to use it, for the tests of one file: there before the first of them, gone after the last. */
export const productInBrowser = (): ProductInBrowser => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct();
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
