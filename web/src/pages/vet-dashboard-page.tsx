import { useSession } from '../features/session/use-session.ts';
import { VetDashboardScreen } from '../work/vet-office/day/vet-dashboard-screen.tsx';
import { LoginPrompt } from '#shared/content/states.tsx';

export function VetDashboardPage() {
  const { user } = useSession();
  return user ? <VetDashboardScreen key={user.id} /> : <LoginPrompt />;
}
