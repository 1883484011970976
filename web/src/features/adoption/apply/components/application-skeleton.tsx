import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { Stack } from '#shared/ui/stack.tsx';

/** The form while its pet loads. */
export function ApplicationSkeleton() {
  const { t } = useTranslation('adoption-application');
  return (
    <div className="container">
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <Skeleton label={t('loading')}>
        <Stack gap={5}>
          <SkeletonBlock shape="short" />
          <SkeletonBlock shape="heading" />
          <SkeletonBlock shape="control" />
          <SkeletonBlock shape="control" />
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="short" />
        </Stack>
      </Skeleton>
    </div>
  );
}
