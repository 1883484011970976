import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import { useArticleLike } from './use-article-like.ts';

function LoginToLike() {
  const { t } = useTranslation('blog');
  const { key, query } = usePage();
  return (
    <ActionLink to="login" query={{ next: pathOf(key, query).slice(1) }} icon={<Heart />}>
      {t('like.login')}
    </ActionLink>
  );
}

function LikeButton({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { isLiked, isBusy, toggle } = useArticleLike(slug);
  return (
    <Button onClick={toggle} isBusy={isBusy} icon={<Heart isFull={isLiked} />}>
      {t(isLiked ? 'like.undo' : 'like.action')}
    </Button>
  );
}

/** Likes an article, or no longer; a visitor is asked to log in, and comes back here. */
export function LikeArticle({ slug, isMember }: { slug: string; isMember: boolean }) {
  return isMember ? <LikeButton slug={slug} /> : <LoginToLike />;
}
