import './cart-code.ts';

export { CartScreen } from './components/cart-screen.tsx';
