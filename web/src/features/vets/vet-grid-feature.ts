export { VetGrid } from './card/vet-grid.tsx';
