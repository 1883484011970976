import { ResetPasswordScreen } from '../features/session/password-screens.tsx';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
