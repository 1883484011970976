import { useSession } from '../features/session/use-session.ts';
import { prepareVetProfile, VetProfileScreen } from '../work/vet-office/profile/profile-screen.tsx';
import { LoginPrompt } from '#shared/content/states.tsx';

export function VetProfilePage() {
  const { user } = useSession();
  return user ? <VetProfileScreen key={user.id} memberId={user.id} /> : <LoginPrompt />;
}

VetProfilePage.prepare = prepareVetProfile;
