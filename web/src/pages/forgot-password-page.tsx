import { ForgotPasswordScreen } from '../features/session/recovery-screens.ts';

export function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
