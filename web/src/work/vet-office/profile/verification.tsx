import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import { SendPapersForm } from '#shared/papers/send-papers-form.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { formatDate } from '#shared/format/format.ts';
import { OwnVerification } from '#shared/papers/own-verification.tsx';
import { SentPapers } from '#shared/papers/sent-papers.tsx';
import { VerificationStatus } from '#shared/papers/verification-status.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { bodyOfVerification, verificationRules } from './vet-form.ts';
import type { VerificationForm } from './vet-form.ts';

interface AskFormProps {
  before: Pick<VerificationForm, 'registrationNumber'>;
  memberId: string;
}

/** Asks for the mark `verified`, with the registration and papers. */
function AskForm({ before, memberId }: AskFormProps) {
  const { t } = useTranslation('vet-profile');
  const [ask] = vetsEndpoints.usePostVetsUserVerificationMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm<VerificationForm>({
    initial: { ...before, validUntil: '', papers: [] },
    rules: verificationRules,
    // A file cannot be written down: papers are chosen again.
    draft: { key: `verification.${memberId}`, place: 'device', without: ['papers'] },
    isGuarded: true,
    words: { failed: 'papers:mark.failed' },
    submit: async (values) => {
      await ask({ body: bodyOfVerification(values), onProgress: setSent })
        .unwrap()
        .finally(() => setSent(undefined));
    },
  });
  return (
    <SendPapersForm form={form} lead={t('verification.lead')} sent={sent}>
      <WorkField
        {...form.about('registrationNumber')}
        label={t('verification.field.registrationNumber')}
        hint={t('verification.hint.registrationNumber')}
      >
        <WorkInput {...form.text('registrationNumber')} maxLength={60} autoComplete="off" />
      </WorkField>
      <WorkField {...form.about('validUntil')} label={t('verification.field.validUntil')}>
        <WorkInput {...form.text('validUntil')} type="date" dir="ltr" min={todayInPakistan()} />
      </WorkField>
    </SendPapersForm>
  );
}

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
