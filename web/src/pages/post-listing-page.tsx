import { useTranslation } from 'react-i18next';
import { PostListingScreen } from '../features/my-pets/post-listing-screens.ts';
import { useSession } from '../features/session/session-feature.ts';
import { LoginPrompt } from '#shared/ui/login-prompt.tsx';

export function PostListingPage() {
  const { t } = useTranslation('post-listing');
  const { user } = useSession();
  if (!user) return <LoginPrompt text={t('login')} />;
  return <PostListingScreen key={user.id} memberId={user.id} />;
}
