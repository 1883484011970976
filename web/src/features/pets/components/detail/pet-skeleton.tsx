import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import layout from './pet-detail.module.css';
import styles from './pet-skeleton.module.css';

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
        <div className={layout.columns}>
          <div className={styles.words}>
            <SkeletonBlock shape="heading" />
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="line" />
            <SkeletonBlock shape="line" />
            <SkeletonBlock shape="short" />
          </div>
          <div className={styles.words}>
            <SkeletonBlock shape="heading" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="line" />
          </div>
        </div>
      </Skeleton>
    </>
  );
}
