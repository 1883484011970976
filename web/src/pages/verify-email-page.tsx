import { VerifyEmailScreen } from '../features/session/recovery-screens.ts';

export function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
