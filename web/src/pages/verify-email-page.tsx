import { VerifyEmailScreen } from '../features/session/verify-email-screen.tsx';

export function VerifyEmailPage() {
  return <VerifyEmailScreen />;
}
