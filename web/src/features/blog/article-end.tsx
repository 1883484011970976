import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { Avatar } from '#shared/content/avatar.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { pathOf } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Section } from '#shared/content/section.tsx';
import { ArticleGrid } from './article-card.tsx';
import { languageOfArticles, useKnownLikes } from './article.ts';
import type { WholeArticle } from './article.ts';
import styles from './article-screen.module.css';

function LoginToLike() {
  const { t } = useTranslation('blog');
  const { key, query } = usePage();
  return (
    <ActionLink to="login" query={{ next: pathOf(key, query).slice(1) }} icon={<Heart />}>
      {t('like.login')}
    </ActionLink>
  );
}

const { updateQueryData } = contentEndpoints.util;

/** Whether the member likes an article, and the way to change that; a refusal changes nothing and is reported. */
function useArticleLike(slug: string): { isLiked: boolean; isBusy: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const { likes: mine, isAsking, known } = useKnownLikes(slug);
  const [like, { isLoading }] = contentEndpoints.usePostContentArticlesBySlugLikeMutation();
  const isLiked = mine?.liked ?? false;
  const change = async () => {
    // What is known only now may be what is wanted already.
    if ((await known())?.liked !== isLiked) return;
    const answer = await like({ slug, body: { liked: !isLiked } });
    if (!answer.data) return;
    const { liked, likes } = answer.data;
    dispatch(updateQueryData('getContentArticlesBySlugLikes', { slug }, (kept) => void (kept.liked = liked)));
    // The gateway consumes it a moment later.
    const shown = { slug, lang: languageOfArticles() };
    dispatch(updateQueryData('getContentArticlesBySlug', shown, ({ post }) => void (post.likes = likes)));
  };
  return { isLiked, isBusy: isLoading || isAsking, toggle: () => void change() };
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

const popular = ['adoption', 'petCare', 'training', 'health', 'nutrition', 'behavior', 'grooming'] as const;

function TagList({ title, tags }: { title: string; tags: readonly string[] }) {
  return (
    <Section title={title} className={styles.tags}>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink to="blog" query={{ search: tag }} className={styles.tag}>
              {tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What stands under the text: its subjects, who wrote it. */
export function ArticleFoot({ article: { author, tags } }: { article: WholeArticle }) {
  const { t } = useTranslation('blog');
  return (
    <>
      <TagList title={t('tags')} tags={tags} />
      <Panel label={t('article.author')} className={styles.author}>
        <Avatar name={author.name} picture={author.avatar} size={56} />
        <div>
          <p className={styles.name}>{author.name}</p>
          <p>{author.expertise}</p>
          <p>{author.bio}</p>
        </div>
      </Panel>
    </>
  );
}

/** Three others. No place is kept for them: they are a bonus, below everything else. */
export function RelatedArticles({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { data } = contentEndpoints.useGetContentArticlesBySlugRelatedQuery({ slug, lang: languageOfArticles() });
  if (!data || data.posts.length === 0) return null;
  return (
    <Section title={t('article.related')} className={styles.related}>
      <ArticleGrid articles={data.posts} level={3} />
    </Section>
  );
}

/** Where to go from here. */
export function MoreArticles() {
  const { t } = useTranslation('blog');
  return (
    <>
      <TagList title={t('article.popular')} tags={popular.map((tag) => t(`popular.${tag}`))} />
      <div className={styles.ways}>
        <ActionLink to="blog">{t('article.back')}</ActionLink>
        <ActionLink to="blog" isIconLast icon={<ArrowRight size={20} className="mirrors" aria-hidden />}>
          {t('article.next')}
        </ActionLink>
      </div>
    </>
  );
}
