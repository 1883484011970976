export { VetScreen } from './detail/screen.tsx';
export { vetHead } from './detail/vet-head.ts';
