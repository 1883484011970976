import { useTranslation } from 'react-i18next';
import { Ban, Check, MessageCircleWarning, Search, Undo2, UserRound } from 'lucide-react';
import type { ConversationReport } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { useMemberName } from '#shared/pet/use-member-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { EntryCard } from '#shared/work/entry-card.tsx';
import { Pill } from '#shared/content/pill.tsx';
import styles from './reports.module.css';
import { isAboutMember, reportedSide } from './decision-dialog.tsx';
import type { AskedDecision } from './decision-dialog.tsx';

/** What was decided, by whom, when, and with which words. */
function Decided({ decision: made }: { decision: NonNullable<ConversationReport['decision']> }) {
  const { t, i18n } = useTranslation('conversation-reports');
  const { decision, reason, by, until, decidedAt, liftedAt } = made;
  const at = (moment: string) => formatMoment(i18n.language, moment);
  const what =
    decision === 'stopped' && until === null ? t('decided.stoppedForGood') : t(`decided.${decision}`, { until: until && at(until) });
  return (
    <div className={styles.decided}>
      <p>
        <strong>{what}</strong>
      </p>
      <p className={styles.meta}>
        <MemberName>{by.fullName}</MemberName> · <time dateTime={decidedAt}>{at(decidedAt)}</time>
      </p>
      {reason !== '' && <UserProse>{reason}</UserProse>}
      {liftedAt !== null && <p className={styles.meta}>{t('decided.lifted', { at: at(liftedAt) })}</p>}
    </div>
  );
}

type Side = ConversationReport['messages'][number]['side'];

/** Where an admin looks at a thing, and can hide it. */
const pageOfThing = ({ kind, id }: ConversationReport['thing']): string => (kind === 'pet' ? `pet-${id}` : `admin-${kind}-${id}`);

/** The account of who was reported. */
const reportedMember = (report: ConversationReport): string | undefined =>
  report[reportedSide(report) === 'owner' ? 'owner' : 'asker']?._id;

/** What each side is called. */
function useNames({ owner, asker, visitor }: ConversationReport): Record<Side, string> {
  const { t } = useTranslation('shell');
  const nameOf = useMemberName();
  return { owner: nameOf(owner.fullName), asker: asker ? nameOf(asker.fullName) : (visitor?.name ?? t('formerMember')) };
}

/** The last messages of when it was reported, whole, with who wrote each. */
function Messages({ report, names }: { report: ConversationReport; names: Record<Side, string> }) {
  const { t, i18n } = useTranslation('conversation-reports');
  return (
    <details className={styles.messages}>
      <summary>{t('messages', { count: report.messages.length })}</summary>
      <ol>
        {report.messages.map(({ number, side, text, sentAt }) => (
          <li key={number}>
            <p className={styles.meta}>
              <UserText>{names[side]}</UserText> · <time dateTime={sentAt}>{formatMoment(i18n.language, sentAt)}</time>
            </p>
            {text === '' ? <p className={styles.meta}>{t('gone')}</p> : <UserProse>{text}</UserProse>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The words of a link, with what it leads to for who does not see beside what it stands. */
function Way({ words, name }: { words: string; name: string }) {
  return (
    <span>
      {words}
      <span className="visually-hidden">
        {' '}
        <UserText>{name}</UserText>
      </span>
    </span>
  );
}

interface ActsProps {
  report: ConversationReport;
  onAsk: (asked: AskedDecision) => void;
}

/** What can be decided; of a visitor nothing but that nothing is wrong, and what was decided stays but for a stop. */
function Acts({ report, onAsk }: ActsProps) {
  const { t } = useTranslation('conversation-reports');
  const { decision } = report;
  if (decision !== null) {
    if (decision.decision !== 'stopped' || decision.liftedAt !== null) return null;
    return (
      <Button icon={<Undo2 size={20} aria-hidden />} onClick={() => onAsk({ report, act: 'lifted' })}>
        {t('ask.lifted.open')}
      </Button>
    );
  }
  return (
    <>
      <Button icon={<Check size={20} aria-hidden />} onClick={() => onAsk({ report, act: 'dismissed' })}>
        {t('ask.dismissed.open')}
      </Button>
      {isAboutMember(report) && (
        <>
          <Button icon={<MessageCircleWarning size={20} aria-hidden />} onClick={() => onAsk({ report, act: 'warned' })}>
            {t('ask.warned.open')}
          </Button>
          <Button kind="danger" icon={<Ban size={20} aria-hidden />} onClick={() => onAsk({ report, act: 'stopped' })}>
            {t('ask.stopped.open')}
          </Button>
        </>
      )}
    </>
  );
}

/** One report: whom it is about, why, what was written, and where something can be done about it. */
export function ReportCard({ report, onAsk }: ActsProps) {
  const { t, i18n } = useTranslation('conversation-reports');
  const names = useNames(report);
  const reported = reportedSide(report);
  const reporter = reported === 'owner' ? 'asker' : 'owner';
  return (
    <EntryCard
      look="plain"
      name={<NamedText sentence={(name) => t('about', { name })} name={names[reported]} />}
      state={<Pill tone="info">{t(`thing.${report.thing.kind}`)}</Pill>}
      actions={
        <>
          <Acts report={report} onAsk={onAsk} />
          <ActionLink to={pageOfThing(report.thing)} icon={<Search size={20} aria-hidden />}>
            <Way words={t(`toThing.${report.thing.kind}`)} name={report.thing.name} />
          </ActionLink>
          {isAboutMember(report) && (
            <ActionLink to={`admin-member-${reportedMember(report)}`} icon={<UserRound size={20} aria-hidden />}>
              <Way words={t('toMember')} name={names[reported]} />
            </ActionLink>
          )}
        </>
      }
    >
      <p className={styles.meta}>
        <NamedText sentence={(name) => t('by', { name })} name={names[reporter]} /> ·{' '}
        <time dateTime={report.reportedAt}>{formatMoment(i18n.language, report.reportedAt)}</time>
      </p>
      <UserProse className={styles.reason ?? ''}>{report.reason}</UserProse>
      <Messages report={report} names={names} />
      {report.decision && <Decided decision={report.decision} />}
    </EntryCard>
  );
}
