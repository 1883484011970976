import { useEffect, useEffectEvent } from 'react';
import { ProfileScreen, prepareProfile } from '../features/session/profile-screens.ts';
import { useSession } from '../features/session/session-feature.ts';
import { VerificationBanner } from '../features/session/verification-feature.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function ProfilePage() {
  const { user } = useSession();
  const sendVisitorToLogin = useEffectEvent(() => {
    if (!user) navigate('login', { query: { next: 'profile' }, replace: true });
  });
  // Who logs out here is led elsewhere.
  useEffect(() => sendVisitorToLogin(), []);
  if (!user) return <LoginPrompt />;
  return (
    <>
      <VerificationBanner user={user} />
      <ProfileScreen key={user.id} user={user} />
    </>
  );
}

ProfilePage.prepare = prepareProfile;
