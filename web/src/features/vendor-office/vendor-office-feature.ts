import './model/vendor-outcomes.ts';

export { partOf } from './model/own-store.ts';
export type { VendorPart } from './model/own-store.ts';
