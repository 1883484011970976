import { ForgotPasswordScreen } from '../features/session/password-screens.tsx';

export function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
