import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import { SendPapersForm } from '#shared/papers/send-papers-form.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { todayInPakistan } from '#shared/vet/slot-days.ts';
import { bodyOfVerification, verificationRules } from './verification-form.ts';
import type { VerificationForm } from './verification-form.ts';

interface AskFormProps {
  before: Pick<VerificationForm, 'registrationNumber'>;
  memberId: string;
}

/** Asks for the mark `verified`, with the registration and papers. */
export function AskForm({ before, memberId }: AskFormProps) {
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
