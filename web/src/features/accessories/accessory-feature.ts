export { accessoryHead } from './detail/accessory-head.ts';
export { AccessoryScreen } from './detail/screen.tsx';
