import { clusterEngines } from '@paltu/testing';
import type { EngineAddresses } from './engine-addresses.ts';
import { productAt, startProduct, type RunningProduct } from './running-product.ts';

/** Where the product and the browser of a run are, for the processes of its tests. */
const sharedProductVariable = 'TEST_PRODUCT';

interface ProductOfRun {
  readonly address: string;
  readonly dataDirectory: string;
  readonly engines?: EngineAddresses;
  readonly browser: string;
}

/** What the run has started before its tests; undefined where a file runs by itself. */
export const productOfRun = (): ProductOfRun | undefined => {
  const text = process.env[sharedProductVariable];
  return text === undefined ? undefined : (JSON.parse(text) as ProductOfRun);
};

/** Gives the tests of this run what they share. */
export const shareProduct = ({ address, dataDirectory, engines }: RunningProduct, browser: string): void => {
  const shared: ProductOfRun = { address, dataDirectory, browser, ...(engines === undefined ? {} : { engines: engines.addresses }) };
  process.env[sharedProductVariable] = JSON.stringify(shared);
};

const nothing = async (): Promise<void> => {};

/** The product that all files of this run use, which stays when one of them stops it; where there is none, one of the file's own. */
export const joinProduct = async (): Promise<RunningProduct> => {
  const shared = productOfRun();
  if (shared === undefined) return startProduct();
  const { address, dataDirectory, engines } = shared;
  const found = engines === undefined ? undefined : { ...clusterEngines(), addresses: engines, drop: nothing };
  return productAt({ address, dataDirectory, engines: found, stop: nothing });
};
