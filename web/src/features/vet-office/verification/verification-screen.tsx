import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { formPage } from '#shared/form/form.tsx';
import { formatDate } from '#shared/format/format.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { PanelTone } from '#shared/ui/panel.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Stack } from '#shared/ui/stack.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './verification.module.css';

type Verification = Answer<'getVetsUserVerification'>['verification'];

const tones: Readonly<Record<Verification['status'], PanelTone>> = { none: 'soft', waiting: 'sky', verified: 'leaf', 'sent-back': 'genda' };

/** How it stands with the mark. */
function VerificationState({ status, reason, verifiedUntil }: Verification) {
  const { t, i18n } = useTranslation('vet-profile');
  if (status === 'verified') {
    const day = verifiedUntil === null ? '' : formatDate(i18n.language, verifiedUntil);
    return <p role="status">{t('verification.verified', { day })}</p>;
  }
  return (
    <p role="status">
      {status === 'sent-back' ? (
        <NamedText sentence={(name) => t('verification.sent-back', { reason: name })} name={reason} />
      ) : (
        t(`verification.${status}`)
      )}
    </p>
  );
}

/** What was sent: number, last day and papers, each to be downloaded. */
function Sent({ vetId, verification: { registrationNumber, validUntil, papers } }: { vetId: string; verification: Verification }) {
  const { t, i18n } = useTranslation('vet-profile');
  return (
    <Panel tone="framed" title={t('verification.sent')}>
      <p>
        <NamedText sentence={(number) => t('verification.registration', { number })} name={registrationNumber} />
      </p>
      {validUntil !== null && <p>{t('verification.validUntil', { day: formatDate(i18n.language, validUntil) })}</p>}
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperLink path={`/vets/${vetId}/papers/${paper.id}`} paper={paper} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface KnownProps {
  vetId: string;
  memberId: string;
  verification: Verification;
}

function Known({ vetId, memberId, verification }: KnownProps) {
  const { t } = useTranslation('vet-profile');
  const { status, registrationNumber } = verification;
  const isWaiting = status === 'waiting';
  return (
    <Stack>
      {isWaiting && <PageHeading takesFocus="moved">{t('verification.title')}</PageHeading>}
      <Panel tone={tones[status]}>
        <VerificationState {...verification} />
        {status === 'verified' && <p>{t('verification.again')}</p>}
      </Panel>
      {status !== 'none' && <Sent vetId={vetId} verification={verification} />}
      {!isWaiting && <AskForm before={{ registrationNumber }} memberId={memberId} />}
    </Stack>
  );
}

/** How a vet gets the mark `verified`: what was sent, how it stands, and the form to send papers. */
export function VerificationScreen({ vetId, memberId }: { vetId: string; memberId: string }) {
  const { t } = useTranslation('vet-profile');
  const { data, error, isFetching, refetch } = vetsEndpoints.useGetVetsUserVerificationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={formPage}>
      {data && <Known vetId={vetId} memberId={memberId} verification={data.verification} />}
      {!data && <PageHeading className="visually-hidden">{t('verification.title')}</PageHeading>}
      {!data && Boolean(error) && (
        <ErrorState
          title={t('verification.error')}
          text={t('verification.errorText')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Skeleton label={t('verification.loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'control', 'control']} />
        </Skeleton>
      )}
    </div>
  );
}
