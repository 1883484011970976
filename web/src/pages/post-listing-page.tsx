import { useTranslation } from 'react-i18next';
import { PostListingScreen } from '../work/my-pets/wizard/post-listing-screen.tsx';
import { useSession } from '../features/session/use-session.ts';
import { LoginPrompt } from '#shared/content/states.tsx';

export function PostListingPage() {
  const { t } = useTranslation('post-listing');
  const { user } = useSession();
  if (!user) return <LoginPrompt text={t('login')} />;
  return <PostListingScreen key={user.id} memberId={user.id} />;
}
