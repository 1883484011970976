import './verification/mail-outcomes.ts';

/** Apart from the login's face: its code is loaded with its own pages. */
export { VerificationBanner } from './verification/verification-banner.tsx';
