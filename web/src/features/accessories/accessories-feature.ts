export { accessoriesHead } from './accessories-head.ts';
export { AccessoriesScreen } from './list/screen.tsx';
