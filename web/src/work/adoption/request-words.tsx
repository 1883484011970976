import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { formatDate } from '#shared/format/format.ts';
import { Section } from '#shared/content/section.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';

/** The words of the product for its code; a code that is newer than this page gets general words. */
function useCodeWords() {
  const { t } = useTranslation('adoption-requests');
  const translate = withNamespace(t);
  return (code: string) => translate(existingKey(`adoption-requests:code.${code}`) ?? 'adoption-requests:code.other');
}

/** The message with which the owner approved or rejected. */
function OwnerWords({ ownerResponse, status }: Pick<AdoptionRequest, 'ownerResponse' | 'status'>) {
  const { t } = useTranslation('adoption-requests');
  if (!ownerResponse || ownerResponse.code !== null || ownerResponse.message === '') return null;
  return (
    <Panel tone={status === 'rejected' ? 'soft' : 'leaf'} title={t('answer.ofOwner')}>
      <UserProse>{ownerResponse.message}</UserProse>
    </Panel>
  );
}

function ProductWords({ code }: { code: string }) {
  const { t } = useTranslation('adoption-requests');
  const codeWords = useCodeWords();
  return (
    <Panel tone="sky" title={t('answer.ofPaltu')}>
      <p>{codeWords(code)}</p>
    </Panel>
  );
}

/** What was answered, and why it ended: by one of the two in their words, by the product in the reader's language. */
export function RequestWords({ request: { ownerResponse, closing, status } }: { request: AdoptionRequest }) {
  const { t } = useTranslation('adoption-requests');
  const code = ownerResponse?.code ?? closing?.code;
  return (
    <>
      <OwnerWords ownerResponse={ownerResponse} status={status} />
      {code && <ProductWords code={code} />}
      {closing?.reason && (
        <Panel title={t('answer.reason')}>
          <UserProse>{closing.reason}</UserProse>
        </Panel>
      )}
    </>
  );
}

/** What has happened to a request, and what is waited for. */
export function RequestHistory({ request: { history, status, respondBy } }: { request: AdoptionRequest }) {
  const { t, i18n } = useTranslation('adoption-requests');
  const on = (instant: string) => formatDate(i18n.language, instant);
  const past = history.map(({ status: step, at, by }) => ({
    key: `${step} ${at}`,
    text: t(`history.${step}`),
    on: `${on(at)} · ${t(`history.by.${by}`)}`,
  }));
  const awaited =
    status === 'pending'
      ? [{ key: 'answer', text: t('history.answerDue'), on: t('history.until', { date: on(respondBy) }), isAhead: true }]
      : status === 'approved'
        ? [{ key: 'hand-over', text: t('history.handOverDue'), on: t('history.toCome'), isAhead: true }]
        : [];
  return (
    <Section title={t('history.title')}>
      <WorkTimeline entries={[...past, ...awaited]} />
    </Section>
  );
}
