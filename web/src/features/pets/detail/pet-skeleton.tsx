import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import styles from './screen.module.css';

/** The page of a pet while it loads. */
export function PetSkeleton() {
  const { t } = useTranslation('pets');
  return (
    <>
      <PageHeading className="visually-hidden">{t('detail.loading')}</PageHeading>
      <Skeleton label={t('detail.loading')}>
        <div className={styles.gallery}>
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="picture" />
        </div>
        <div className={styles.columns}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'control', 'line', 'line', 'short']} />
          <SkeletonStack gap={4} shapes={['heading', 'control', 'line']} />
        </div>
      </Skeleton>
    </>
  );
}
