import { startProductProcess } from '../../product/product-process.ts';
import type { RunningProduct } from '../../product/running-product.ts';

/** Stops a product and starts it on the data it has; milliseconds until it is ready. NaN where its engines are not its own. */
export const timedRestart = async (
  product: RunningProduct,
  entry: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  if (product.engines !== undefined) return Number.NaN;
  await product.stop({ keepData: true });
  const startedAt = performance.now();
  const again = startProductProcess(entry, product.dataDirectory, { PORT: new URL(product.address).port, ...environment });
  await again.whenReady();
  const tookMs = performance.now() - startedAt;
  await again.stop();
  return tookMs;
};
