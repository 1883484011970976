import { useEffect } from 'react';
import { useSession } from '../features/session/use-session.ts';
import { VetDashboardScreen } from '../work/vet-office/day/vet-dashboard-screen.tsx';
import { LoginPrompt } from '#shared/content/states.tsx';
import { keepPlace } from '#shared/navigation/kept-role.ts';
import { useIsVet } from '#shared/vet/use-is-vet.ts';

export function VetDashboardPage() {
  const { user } = useSession();
  const isVet = useIsVet();
  useEffect(() => {
    if (user && isVet) keepPlace(user.id, 'vet');
  }, [user, isVet]);
  return user ? <VetDashboardScreen key={user.id} /> : <LoginPrompt />;
}
