import './model/order-outcomes.ts';

export { CheckoutScreen } from './checkout/checkout-screen.tsx';
