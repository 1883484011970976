import { VerifyEmailScreen } from '../features/session/verification/verify-email-screen.tsx';

export function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
