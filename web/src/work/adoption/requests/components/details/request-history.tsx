import { useTranslation } from 'react-i18next';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { Section } from '#shared/content/section.tsx';
import { WorkTimeline } from '#shared/work/work-timeline.tsx';

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
