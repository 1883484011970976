export { TestWalletScreen as TestWalletPage } from '../features/orders/test-wallet/test-wallet-screen.tsx';
