import { ApplyScreen } from '../work/adoption/apply/components/apply-screen.tsx';
import { LoginGate } from '../work/adoption/login-gate.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function PetDealingPage() {
  const { params } = usePage();
  const { user } = useSession();
  const petId = params.id ?? '';
  return user ? <ApplyScreen key={`${user.id} ${petId}`} petId={petId} memberId={user.id} /> : <LoginGate petId={petId} />;
}
