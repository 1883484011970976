import { useTranslation } from 'react-i18next';
import type { ConversationReport } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import styles from './report-card.module.css';

/** What was decided, by whom, when, and with which words. */
export function Decided({ decision: made }: { decision: NonNullable<ConversationReport['decision']> }) {
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
