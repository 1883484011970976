export { AccessoryGrid } from './card/accessory-grid.tsx';
