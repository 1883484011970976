import clusterSetup from './cluster-setup.js';
import productSetup from './product-setup.js';

export default async function clusterProductSetup() {
  await clusterSetup();
  await productSetup();
}
