import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { Stack } from '#shared/ui/stack.tsx';
import skeleton from './pet-skeleton.module.css';
import styles from './screen.module.css';

/** The page of a pet while it loads. */
export function PetSkeleton() {
  const { t } = useTranslation('pets');
  return (
    <>
      <PageHeading className="visually-hidden">{t('detail.loading')}</PageHeading>
      <Skeleton label={t('detail.loading')}>
        <div className={skeleton.gallery}>
          <SkeletonBlock shape="picture" />
          <SkeletonBlock shape="picture" />
        </div>
        <div className={styles.columns}>
          <Stack gap={4}>
            <SkeletonBlock shape="heading" />
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="line" />
            <SkeletonBlock shape="line" />
            <SkeletonBlock shape="short" />
          </Stack>
          <Stack gap={4}>
            <SkeletonBlock shape="heading" />
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="line" />
          </Stack>
        </div>
      </Skeleton>
    </>
  );
}
