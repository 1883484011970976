export { VendorLine } from './card/vendor-line.tsx';
