export { openBundles, type Bundles, type OpenBundlesOptions } from './open-bundles.ts';
