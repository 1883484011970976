import { ProfileScreen } from '../features/session/profile-screens.ts';
import { useSession } from '../features/session/session-feature.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function ProfilePage() {
  const { user } = useSession();
  return user ? <ProfileScreen key={user.id} user={user} /> : <LoginPrompt />;
}
