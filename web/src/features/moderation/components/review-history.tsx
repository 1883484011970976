import { useTranslation } from 'react-i18next';
import type { Decision } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { useReviewHistoryQuery } from '../api/reviews-api.ts';
import styles from './review-history.module.css';

function Entry({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('moderation');
  return (
    <li>
      <strong>{t(`history.${decision.action}`, { version: decision.contentVersion })}</strong>
      {decision.superseded && <em className={styles.superseded}> {t('history.superseded')}</em>}
      <span className={styles.meta}>
        <bdi dir="auto">{decision.by.name}</bdi> · {formatDate(i18n.language, decision.at)}
      </span>
      {decision.reason && (
        <p>
          <bdi dir="auto">{decision.reason}</bdi>
        </p>
      )}
    </li>
  );
}

/** Who decided what and when, newest first; nothing before the first decision. */
export function ReviewHistory({ petId }: { petId: string }) {
  const { t } = useTranslation('moderation');
  const { data } = useReviewHistoryQuery(petId);
  if (!data || data.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{t('history.title')}</h3>
      <ul className={styles.list}>
        {data.map((decision) => (
          <Entry key={`${decision.at}${decision.contentVersion}`} decision={decision} />
        ))}
      </ul>
    </div>
  );
}
