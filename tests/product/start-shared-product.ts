import { launchChromiumServer } from '../browser/chromium.ts';
import { startProduct } from './running-product.ts';
import { shareProduct } from './shared-product.ts';

/** One product and one browser for all files of a run; processes that start later find them (`joinProduct`). */
export const startSharedProduct = async (): Promise<{ stop(): Promise<void> }> => {
  // In this order: a browser goes with the process that launched it, also when the product does not start.
  const browser = await launchChromiumServer();
  const product = await startProduct();
  shareProduct(product, browser.wsEndpoint());
  const stop = async (): Promise<void> => {
    await browser.close();
    await product.stop();
  };
  return { stop };
};
