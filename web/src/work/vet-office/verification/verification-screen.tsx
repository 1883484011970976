import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { formatDate } from '#shared/format/format.ts';
import { OwnVerification } from '#shared/papers/own-verification.tsx';
import { SentPapers } from '#shared/papers/sent-papers.tsx';
import { VerificationStatus } from '#shared/papers/verification-status.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { AskForm } from './ask-form.tsx';

/** How a vet gets the mark `verified`: what was sent, how it stands, and the form to send papers. */
export function VerificationScreen({ vetId, memberId }: { vetId: string; memberId: string }) {
  const { t, i18n } = useTranslation('vet-profile');
  const asked = vetsEndpoints.useGetVetsUserVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  const dayOf = (day: string | null) => (day === null ? '' : formatDate(i18n.language, day));
  return (
    <OwnVerification asked={asked}>
      {({ registrationNumber, validUntil, papers, ...verification }) => (
        <>
          <VerificationStatus
            verification={verification}
            words={{
              none: t('verification.none'),
              verified: t('verification.verified', { day: dayOf(verification.verifiedUntil) }),
              sentBack: (reason) => t('verification.sent-back', { reason }),
            }}
          />
          {verification.status !== 'none' && (
            <SentPapers papers={papers} pathOf={(id) => `/vets/${vetId}/papers/${id}`}>
              <p>
                <NamedText sentence={(number) => t('verification.registration', { number })} name={registrationNumber} />
              </p>
              {validUntil !== null && <p>{t('verification.validUntil', { day: dayOf(validUntil) })}</p>}
            </SentPapers>
          )}
          {verification.status !== 'waiting' && <AskForm before={{ registrationNumber }} memberId={memberId} />}
        </>
      )}
    </OwnVerification>
  );
}
