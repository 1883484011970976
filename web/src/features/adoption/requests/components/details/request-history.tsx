import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { Section } from '#shared/ui/section.tsx';
import { Timeline } from '#shared/ui/timeline.tsx';

/** What has happened to a request, and what is waited for. */
export function RequestHistory({ request: { history, status, respondBy } }: { request: AdoptionRequest }) {
  const { t, i18n } = useTranslation('adoption-requests');
  const on = (instant: string) => formatDate(i18n.language, instant);
  const past = history.map(({ status: step, at, by }) => ({
    key: `${step} ${at}`,
    text: t(`history.${step}`),
    on: `${on(at)} · ${t(`history.by.${by}`)}`,
    isDone: true,
  }));
  const awaited =
    status === 'pending'
      ? [{ key: 'answer', text: t('history.answerDue'), on: t('history.until', { date: on(respondBy) }), isDone: false }]
      : status === 'approved'
        ? [{ key: 'hand-over', text: t('history.handOverDue'), on: t('history.toCome'), isDone: false }]
        : [];
  return (
    <Section title={t('history.title')}>
      <Timeline entries={[...past, ...awaited]} />
    </Section>
  );
}
