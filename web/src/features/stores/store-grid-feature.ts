export { StoreGrid } from './card/store-grid.tsx';
