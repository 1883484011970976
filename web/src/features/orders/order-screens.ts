import './model/order-outcomes.ts';

export { OrderScreen } from './order/order-screen.tsx';
