export { TestWalletScreen as TestWalletPage } from '../features/orders/test-wallet-screen.tsx';
