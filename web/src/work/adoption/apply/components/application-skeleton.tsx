import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';

/** The form while its pet loads. */
export function ApplicationSkeleton() {
  const { t } = useTranslation('adoption-application');
  return (
    <div className="container">
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <Skeleton label={t('loading')}>
        <SkeletonStack gap={5} shapes={['short', 'heading', 'control', 'control', 'line', 'short']} />
      </Skeleton>
    </div>
  );
}
