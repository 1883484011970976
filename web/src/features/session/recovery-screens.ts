import './verification/mail-outcomes.ts';

/** Apart from the login's face: its code is loaded with its own pages. */
export { ForgotPasswordScreen } from './forgot-password/forgot-password-screen.tsx';
export { ResetPasswordScreen } from './forgot-password/reset-password-screen.tsx';
export { VerifyEmailScreen } from './verification/verify-email-screen.tsx';
