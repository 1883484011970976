import { ResetPasswordScreen } from '../features/session/recovery-screens.ts';

export function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
