import { useEffect, useEffectEvent } from 'react';
import { navigate } from '#shared/navigation/navigation.ts';
import { LoginPrompt } from '#shared/content/states.tsx';
import { ProfileScreen, prepareProfile } from '../work/session/profile-screen.tsx';
import { useSession } from '../features/session/use-session.ts';
import { VerificationBanner } from '../work/session/verification-banner.tsx';

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
