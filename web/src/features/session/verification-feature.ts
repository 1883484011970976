import './model/mail-outcomes.ts';

/** Apart from the login's face: its code is loaded with its own pages. */
export { VerificationBanner } from './components/verification/verification-banner.tsx';
