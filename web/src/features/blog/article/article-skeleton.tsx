import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import styles from './screen.module.css';

/** An article while it loads. */
export function ArticleSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageHeading className="visually-hidden">{t('article.loading')}</PageHeading>
      <Skeleton label={t('article.loading')} className={styles.loading}>
        <SkeletonBlock shape="heading" />
        <SkeletonBlock shape="short" />
        <SkeletonBlock shape="picture" />
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="short" />
      </Skeleton>
    </>
  );
}
