import { DashboardScreen, prepareDashboard } from '../features/my-pets/my-pets-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { VerificationBanner } from '../features/session/verification-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function DashboardPage() {
  const { user } = useSession();
  const { mode } = usePage().query;
  if (!user) return <LoginPrompt />;
  return (
    <>
      {mode === undefined && <VerificationBanner user={user} />}
      <DashboardScreen key={user.id} member={user} />
    </>
  );
}

DashboardPage.prepare = prepareDashboard;
