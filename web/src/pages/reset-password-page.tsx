import { ResetPasswordScreen } from '../features/session/forgot-password/reset-password-screen.tsx';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
