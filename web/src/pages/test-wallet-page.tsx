export { TestWalletScreen as TestWalletPage } from '../features/orders/test-wallet-screens.ts';
