import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { useForm } from '#shared/form/use-form.ts';
import { papersRequired } from '#shared/papers/chosen-file.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { OwnVerification } from '#shared/papers/own-verification.tsx';
import { SendPapersForm } from '#shared/papers/send-papers-form.tsx';
import { SentPapers } from '#shared/papers/sent-papers.tsx';
import { VerificationStatus } from '#shared/papers/verification-status.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { OwnStoreFrame } from './own-store-frame.tsx';

const rules = { papers: papersRequired };
const initial: { papers: ChosenFile[] } = { papers: [] };

/** Asks for the mark `verified`, with papers. */
function AskForm() {
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

function Verification({ store }: { store: OwnStore }) {
  const { t } = useTranslation('vendor-office');
  const asked = commerceEndpoints.useGetStoresUserVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OwnVerification asked={asked}>
      {({ papers, ...verification }) => (
        <>
          <VerificationStatus
            verification={verification}
            words={{
              none: t('verification.none'),
              verified: t('verification.verified'),
              sentBack: (reason) => t('verification.sentBack', { reason }),
            }}
          />
          {verification.status !== 'none' && <SentPapers papers={papers} pathOf={(id) => `/stores/${store.id}/papers/${id}`} />}
          {verification.status !== 'waiting' && <AskForm />}
        </>
      )}
    </OwnVerification>
  );
}

/** How the own store gets the mark `verified`: what was sent, how it stands, and the form to send papers. */
export function VerificationScreen() {
  const { t } = useTranslation('papers');
  return (
    <OwnStoreFrame title={t('mark.title')}>
      {(store) => (
        <div className={workPage}>
          <Verification store={store} />
        </div>
      )}
    </OwnStoreFrame>
  );
}
