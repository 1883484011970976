import './model/order-outcomes.ts';

export { TestWalletScreen } from './test-wallet/test-wallet-screen.tsx';
