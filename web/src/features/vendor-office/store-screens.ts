import './model/vendor-outcomes.ts';

export { StoreScreen } from './store/store-screen.tsx';
export { VerificationScreen } from './verification/verification-screen.tsx';
