import { ForgotPasswordScreen } from '../features/session/forgot-password/forgot-password-screen.tsx';

export function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
