import './model/mail-outcomes.ts';

/** Apart from the login's face: its code is loaded with its own pages. */
export { ForgotPasswordScreen } from './components/forgot-password/forgot-password-screen.tsx';
export { ResetPasswordScreen } from './components/forgot-password/reset-password-screen.tsx';
export { VerifyEmailScreen } from './components/verification/verify-email-screen.tsx';
