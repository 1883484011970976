export { VerifyEmailScreen } from './components/verify-email-screen.tsx';
