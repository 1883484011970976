import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formPage } from '../form/form.tsx';
import { ErrorState } from '../content/states.tsx';
import { PageHeading } from '../content/page-heading.tsx';
import { SkeletonStack } from '../content/skeleton-stack.tsx';
import { Skeleton } from '../content/skeleton.tsx';
import { Stack } from '../content/stack.tsx';

interface OwnVerificationProps<Verification> {
  /** What became of the own request for the mark. */
  asked: { data?: { verification: Verification } | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Shows how it stands, what was sent, and the form. */
  children: (verification: Verification) => ReactNode;
}

/** How something of one's own gets the mark `verified`: known, still loading, or not to be had. */
export function OwnVerification<Verification extends { status: string }>({ asked, children }: OwnVerificationProps<Verification>) {
  const { t } = useTranslation('papers');
  const { data, error, isFetching, refetch } = asked;
  if (data) {
    return (
      <div className={formPage}>
        <Stack>
          {/* Else the form has it. */}
          {data.verification.status === 'waiting' && <PageHeading takesFocus="moved">{t('mark.title')}</PageHeading>}
          {children(data.verification)}
        </Stack>
      </div>
    );
  }
  return (
    <div className={formPage}>
      <PageHeading className="visually-hidden">{t('mark.title')}</PageHeading>
      {error ? (
        <ErrorState title={t('mark.error')} text={t('mark.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton label={t('mark.loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'control', 'control']} />
        </Skeleton>
      )}
    </div>
  );
}
