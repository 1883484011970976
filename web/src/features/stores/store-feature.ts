export { storeHead } from './detail/store-head.ts';
export { StoreScreen } from './detail/screen.tsx';
