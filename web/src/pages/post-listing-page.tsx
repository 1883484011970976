import { useTranslation } from 'react-i18next';
import { LoginPrompt } from '#shared/content/states.tsx';
import { PostListingScreen } from '../work/my-pets/post-listing-screen.tsx';
import { useSession } from '../features/session/use-session.ts';

export function PostListingPage() {
  const { t } = useTranslation('post-listing');
  const { user } = useSession();
  if (!user) return <LoginPrompt text={t('login')} />;
  return <PostListingScreen key={user.id} memberId={user.id} />;
}
