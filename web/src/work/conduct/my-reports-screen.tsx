import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { CaseAboutMe, OwnReport } from '#shared/api/types.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { formatMoment } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/work/button.tsx';
import { WorkTextArea } from '#shared/work/controls.tsx';
import { EntryCard, EntryList } from '#shared/work/entry-card.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { workPage } from '#shared/work/work-page.ts';
import styles from './conduct.module.css';

const tones = { open: 'pending', upheld: 'approved', 'not-upheld': 'plain' } as const;

/** What the member has reported, and what came of it. */
function OwnReportCard({ report: { kind, reason, text, reportedAt, status } }: { report: OwnReport }) {
  const { t, i18n } = useTranslation(['conduct', 'reports']);
  return (
    <EntryCard look="plain" name={t(`reports:kind.${kind}`)} state={<Pill tone={tones[status]}>{t(`mine.status.${status}`)}</Pill>}>
      <p className={styles.meta}>
        {t(`reports:reason.${reason}`)} · <time dateTime={reportedAt}>{formatMoment(i18n.language, reportedAt)}</time>
      </p>
      {text !== '' && <UserProse>{text}</UserProse>}
    </EntryCard>
  );
}

/** The API takes no more characters. */
const longest = 1000;

/** What the member objects, once. */
function ObjectionForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTranslation('conduct');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [send, { error, isLoading }] = moderationEndpoints.usePostReportsMineByIdObjectionMutation();
  const object = async () => {
    const answer = await send({ id, body: { text: text.trim() } });
    if (answer.error !== undefined) return;
    toast.success(t('mine.objected'));
    onSent();
  };
  return (
    <form
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void object();
      }}
    >
      <WorkField label={t('mine.objection')} hint={t('mine.objectionHint')}>
        <WorkTextArea value={text} onValue={setText} maxLength={longest} />
      </WorkField>
      {error !== undefined && !isLoading && <p role="alert">{errorText(error, t('mine.failed'))}</p>}
      <div className={styles.actions}>
        <Button kind="primary" isSubmit isBusy={isLoading} isDisabled={text.trim() === ''}>
          {t('mine.object')}
        </Button>
      </div>
    </form>
  );
}

/** What was upheld of the member, why, and what they object. */
function CaseCard({
  about: { id, kind, status, reason, hidden, decidedAt, objection },
  onSent,
}: {
  about: CaseAboutMe;
  onSent: () => void;
}) {
  const { t, i18n } = useTranslation(['conduct', 'reports']);
  const isOverturned = status === 'overturned';
  return (
    <EntryCard
      look="plain"
      name={t(`reports:kind.${kind}`)}
      state={<Pill tone={isOverturned ? 'approved' : 'rejected'}>{t(isOverturned ? 'status.overturned' : 'status.upheld')}</Pill>}
    >
      <p className={styles.meta}>
        <time dateTime={decidedAt}>{formatMoment(i18n.language, decidedAt)}</time>
      </p>
      <UserProse>{reason}</UserProse>
      {hidden && <p>{t('followed.hidden')}</p>}
      {objection === null ? (
        <ObjectionForm id={id} onSent={onSent} />
      ) : (
        <>
          <h3>{t('mine.own')}</h3>
          <UserProse>{objection.text}</UserProse>
          {objection.decidedAt === null ? <p>{t('mine.waits')}</p> : <UserProse>{objection.reason}</UserProse>}
        </>
      )}
    </EntryCard>
  );
}

function Mine() {
  const { t } = useTranslation('conduct');
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = moderationEndpoints.useGetReportsMineQuery(undefined, fresh);
  const ask = () => void refetch();
  useKeptFocus(currentData?.casesAboutMe.filter(({ objection }) => objection === null).length ?? 0);
  if (!currentData && error) return <ErrorState title={t('mine.error')} text={errorText(error)} onRetry={ask} isRetrying={isFetching} />;
  if (!currentData) {
    return (
      <Skeleton label={t('mine.loading')}>
        <SkeletonStack gap={4} shapes={['heading', 'line', 'short', 'line', 'short']} />
      </Skeleton>
    );
  }
  const { reports, casesAboutMe: cases } = currentData;
  if (reports.length === 0 && cases.length === 0) return <EmptyState title={t('mine.none')} reason={t('mine.noneText')} />;
  return (
    <>
      {cases.length > 0 && (
        <Section title={t('mine.about')}>
          <EntryList entries={cases}>{(about) => <CaseCard about={about} onSent={ask} />}</EntryList>
        </Section>
      )}
      {reports.length > 0 && (
        <Section title={t('mine.reports')}>
          <EntryList entries={reports}>{(report) => <OwnReportCard report={report} />}</EntryList>
        </Section>
      )}
    </>
  );
}

/** What a member has reported, and what was upheld of the member. */
export function MyReportsScreen() {
  const { t } = useTranslation('conduct');
  return (
    <div className={`${workPage} ${styles.parts}`}>
      <PageHeading>{t('mine.title')}</PageHeading>
      <Mine />
    </div>
  );
}
