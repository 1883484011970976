import { ApplyScreen, LoginGate } from '../features/adoption/apply-screens.ts';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function PetDealingPage() {
  const { params } = usePage();
  const { user } = useSession();
  const petId = params.id ?? '';
  return user ? <ApplyScreen key={`${user.id} ${petId}`} petId={petId} memberId={user.id} /> : <LoginGate petId={petId} />;
}
