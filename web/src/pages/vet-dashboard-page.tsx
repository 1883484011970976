import { useEffect } from 'react';
import { useSession } from '../features/session/use-session.ts';
import { VetDashboardScreen } from '../work/vet-office/day/vet-dashboard-screen.tsx';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { keepPlace } from '#shared/navigation/kept-role.ts';

export function VetDashboardPage() {
  const { user } = useSession();
  const { data } = vetsEndpoints.useGetVetsUserOfficeQuery();
  const isVet = data && data.vet !== null;
  useEffect(() => {
    if (user && isVet !== undefined) keepPlace(user.id, 'vet', isVet);
  }, [user, isVet]);
  return user ? <VetDashboardScreen key={user.id} /> : <LoginPrompt />;
}
