/** Apart from the login's face: its code is loaded with its own page. */
export { ForgotPasswordScreen } from './components/forgot-password/forgot-password-screen.tsx';
