import { usePage } from '#shared/navigation/use-page.ts';
import { ApplyScreen, LoginGate } from '../work/adoption/apply-screen.tsx';
import { useSession } from '../features/session/use-session.ts';

export function PetDealingPage() {
  const { params } = usePage();
  const { user } = useSession();
  const petId = params.id ?? '';
  return user ? <ApplyScreen key={`${user.id} ${petId}`} petId={petId} memberId={user.id} /> : <LoginGate petId={petId} />;
}
