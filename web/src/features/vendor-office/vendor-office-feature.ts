export { partOf } from './model/own-store.ts';
export type { VendorPart } from './model/own-store.ts';
