import { VerifyEmailScreen } from '../features/session/verification-screens.ts';

export function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
