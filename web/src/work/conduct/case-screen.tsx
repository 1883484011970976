import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { CaseReport } from '#shared/api/types.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Section } from '#shared/content/section.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { formatMoment, formatNumber } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { CaseDialog } from './case-dialogs.tsx';
import type { AskedOfCase } from './case-dialogs.tsx';
import { CasePill } from './cases-screen.tsx';
import styles from './conduct.module.css';
import { ReportedThing } from './reported-thing.tsx';

type WholeCase = Answer<'getAdminConductById'>;

/** One report: who gave it, when, why, and where it happened. */
function Report({ report: { reporter, reason, text, evidence, reportedAt, trusted, isFalse } }: { report: CaseReport }) {
  const { t, i18n } = useTranslation(['conduct', 'reports']);
  return (
    <li className={styles.report}>
      <p>
        <strong>{t(`reports:reason.${reason}`)}</strong> {isFalse && <Pill tone="rejected">{t('false')}</Pill>}
        {!trusted && !isFalse && <Pill tone="plain">{t('untrusted')}</Pill>}
      </p>
      <p className={styles.meta}>
        {reporter === null ? t('erased') : <MemberName>{reporter.fullName}</MemberName>} ·{' '}
        <time dateTime={reportedAt}>{formatMoment(i18n.language, reportedAt)}</time>
      </p>
      {text !== '' && <UserProse>{text}</UserProse>}
      {evidence !== null && (
        <p className={styles.meta}>
          {t(`evidence.${evidence.kind}`)} <bdi dir="ltr">{evidence.id}</bdi>
        </p>
      )}
    </li>
  );
}

/** What the owner objects, and what came of it. */
function Objection({ of: { text, at, decision } }: { of: NonNullable<WholeCase['conductCase']['objection']> }) {
  const { t, i18n } = useTranslation('conduct');
  return (
    <>
      <h3>{t('objection.title')}</h3>
      <p className={styles.meta}>
        <time dateTime={at}>{formatMoment(i18n.language, at)}</time>
      </p>
      {text === '' ? <p className={styles.meta}>{t('erased')}</p> : <UserProse>{text}</UserProse>}
      {decision !== null && (
        <>
          <p>
            <strong>{t(decision.accepted ? 'objection.accepted' : 'objection.refused')}</strong>
          </p>
          <UserProse>{decision.reason}</UserProse>
        </>
      )}
    </>
  );
}

/** What was decided, and what the owner objects. */
function Decided({ shown: { decision, objection } }: { shown: WholeCase['conductCase'] }) {
  const { t, i18n } = useTranslation('conduct');
  if (decision === null) return null;
  return (
    <Panel tone="framed" title={t(decision.upheld ? 'status.upheld' : 'status.not-upheld')}>
      <p className={styles.meta}>
        <MemberName>{decision.by.fullName}</MemberName> · <time dateTime={decision.at}>{formatMoment(i18n.language, decision.at)}</time>
      </p>
      {decision.reason !== '' && <UserProse>{decision.reason}</UserProse>}
      {decision.hidden && <p>{t('followed.hidden')}</p>}
      {decision.suspends && <p>{t('followed.suspended')}</p>}
      {objection !== null && <Objection of={objection} />}
    </Panel>
  );
}

/** Whose it is, and what was upheld of them before. */
function Owner({ shown: { conductCase: known, history } }: { shown: WholeCase }) {
  const { t, i18n } = useTranslation(['conduct', 'reports']);
  return (
    <Panel tone="framed" title={t('owner.title')}>
      <p>
        <PageLink to={`admin-member-${known.owner.id}`}>
          <MemberName>{known.owner.fullName}</MemberName>
        </PageLink>
      </p>
      <p>{t('owner.upheld', { count: history.upheldInYear, amount: formatNumber(history.upheldInYear) })}</p>
      <ul className={styles.reports}>
        {history.upheld.map(({ id, kind, reason, decidedAt }) => (
          <li key={id} className={styles.report}>
            <PageLink to={`admin-conduct-${id}`}>{t(`reports:kind.${kind}`)}</PageLink>
            <p className={styles.meta}>{formatMoment(i18n.language, decidedAt)}</p>
            <UserProse>{reason}</UserProse>
          </li>
        ))}
      </ul>
      <p className={styles.meta}>{t('owner.ways')}</p>
    </Panel>
  );
}

/** What can be decided now. */
function Acts({ shown: { status, objection }, onAsk }: { shown: WholeCase['conductCase']; onAsk: (act: AskedOfCase['act']) => void }) {
  const { t } = useTranslation('conduct');
  const acts = status === 'open' ? (['uphold', 'dismiss'] as const) : objection?.decision === null ? (['accept', 'refuse'] as const) : [];
  if (acts.length === 0) return null;
  return (
    <div className={styles.actions}>
      {acts.map((act) => (
        <Button key={act} kind={act === 'uphold' ? 'danger' : 'outlined'} onClick={() => onAsk(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
    </div>
  );
}

function ShownCase({ shown, onOutdated }: { shown: WholeCase; onOutdated: () => void }) {
  const { t, i18n } = useTranslation(['conduct', 'reports']);
  const [act, ask] = useState<AskedOfCase['act']>();
  const { conductCase: known, reports } = shown;
  const { thing, openedAt, dueAt } = known;
  const moment = (at: string) => <time dateTime={at}>{formatMoment(i18n.language, at)}</time>;
  const facts = [
    { name: 'thing', label: t(`reports:kind.${thing.kind}`), value: <ReportedThing thing={thing} /> },
    { name: 'state', label: t('column.state'), value: <CasePill of={known} /> },
    { name: 'since', label: t('column.since'), value: moment(openedAt) },
    { name: 'due', label: t('column.due'), value: moment(dueAt) },
  ];
  return (
    <>
      <PageHeading takesFocus="moved">{t('case.title')}</PageHeading>
      <div className={styles.columns}>
        <div className={styles.parts}>
          <WorkFacts facts={facts} />
          <Acts shown={known} onAsk={ask} />
          <Decided shown={known} />
          <Section title={t('case.reports')}>
            <ul className={styles.reports}>
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          </Section>
        </div>
        <Owner shown={shown} />
      </div>
      <CaseDialog asked={act && { act, shown: known, reports }} onClose={() => ask(undefined)} onOutdated={onOutdated} />
    </>
  );
}

function Asked({ id }: { id: string }) {
  const { t } = useTranslation('conduct');
  const errorText = useErrorText();
  const { thing, error, isNotFound, isRetrying, retry } = shownOf(
    moderationEndpoints.useGetAdminConductByIdQuery({ id }, fresh),
    (data) => data,
  );
  if (thing) return <ShownCase shown={thing} onOutdated={retry} />;
  return (
    <>
      <PageHeading className="visually-hidden">{t('case.title')}</PageHeading>
      {isNotFound && <EmptyState title={t('case.missing')} reason={t('empty.text')} />}
      {!isNotFound && Boolean(error) && (
        <ErrorState title={t('case.failed')} text={errorText(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'short', 'control', 'line', 'line', 'line']} />
        </Skeleton>
      )}
    </>
  );
}

/** One case: what was reported, all reports, what was upheld of the owner before, and the decision. */
export function CaseScreen({ id }: { id: string }) {
  const { t } = useTranslation('conduct');
  return (
    <div className={workPage}>
      <BackLink to="admin-conduct">{t('title')}</BackLink>
      <Asked key={id} id={id} />
    </div>
  );
}
