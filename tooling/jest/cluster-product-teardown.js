import clusterTeardown from './cluster-teardown.js';
import productTeardown from './product-teardown.js';

export default async function clusterProductTeardown() {
  await productTeardown();
  await clusterTeardown();
}
