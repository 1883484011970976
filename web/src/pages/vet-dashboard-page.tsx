import { useSession } from '../features/session/session-feature.ts';
import { VetDashboardScreen } from '../features/vet-office/dashboard-screens.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function VetDashboardPage() {
  const { user } = useSession();
  return user ? <VetDashboardScreen key={user.id} /> : <LoginPrompt />;
}
