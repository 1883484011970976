import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { useForm } from '#shared/form/use-form.ts';
import { papersRequired } from '#shared/papers/chosen-file.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { SendPapersForm } from '#shared/papers/send-papers-form.tsx';

const rules = { papers: papersRequired };
const initial: { papers: ChosenFile[] } = { papers: [] };

/** Asks for the mark `verified`, with papers. */
export function AskForm() {
  const { t } = useTranslation('vendor-office');
  const [ask] = commerceEndpoints.usePostStoresUserVerificationMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    initial,
    rules,
    isGuarded: true,
    words: { failed: 'papers:mark.failed' },
    submit: async ({ papers }) => {
      await ask({ body: { papers: papers.map(({ file }) => file) }, onProgress: setSent })
        .unwrap()
        .finally(() => setSent(undefined));
    },
  });
  return <SendPapersForm form={form} lead={t('verification.lead')} sent={sent} />;
}
