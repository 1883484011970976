import { DashboardScreen, prepareDashboard } from '../features/my-pets/my-pets-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function DashboardPage() {
  const { user } = useSession();
  return user ? <DashboardScreen key={user.id} member={user} /> : <LoginPrompt />;
}

DashboardPage.prepare = prepareDashboard;
