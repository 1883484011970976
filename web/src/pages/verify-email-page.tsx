import { useConfirmedEmail } from '../features/session/recovery-screens.ts';
import { VerifyEmailScreen } from '../features/verification/verification-screens.ts';

export function VerifyEmailPage() {
  const { email, confirm } = useConfirmedEmail();
  return <VerifyEmailScreen email={email} onVerified={confirm} />;
}
