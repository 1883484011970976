import './model/vendor-outcomes.ts';

export { ProductsScreen } from './products/products-screen.tsx';
