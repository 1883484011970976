import { startProductProcess } from '../../product/product-process.ts';
import type { RunningProduct } from '../../product/running-product.ts';

/**
 * Stops a product and starts it on the data it has, with other variables perhaps, for `work`, which is given the milliseconds until it was
 * ready; then it is stopped. Undefined where its engines are not its own.
 */
export const restarted = async <Result>(
  product: RunningProduct,
  entry: string,
  environment: Readonly<Record<string, string>>,
  work: (tookMs: number) => Promise<Result> | Result,
): Promise<Result | undefined> => {
  if (product.engines !== undefined) return undefined;
  await product.stop({ keepData: true });
  const startedAt = performance.now();
  const again = startProductProcess(entry, product.dataDirectory, { PORT: new URL(product.address).port, ...environment });
  try {
    await again.whenReady();
    return await work(performance.now() - startedAt);
  } finally {
    await again.stop();
  }
};
