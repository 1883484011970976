import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { Decision } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import styles from './review-panel.module.css';

function Entry({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('moderation');
  return (
    <li>
      <strong>{t(`history.${decision.action}`, { version: decision.contentVersion })}</strong>
      {decision.superseded && <em className={styles.superseded}> {t('history.superseded')}</em>}
      {decision.ownListing && <em className={styles.superseded}> {t('history.ownListing')}</em>}
      <span className={styles.historyMeta}>
        <MemberName>{decision.by.name}</MemberName> · {formatDate(i18n.language, decision.at)}
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
  const { history = [] } = moderationEndpoints.useGetAdminPetsByIdHistoryQuery({ id: petId }).data ?? {};
  if (history.length === 0) return null;
  return (
    <div>
      <h3 className={styles.historyTitle}>{t('history.title')}</h3>
      <ul className={styles.list}>
        {history.toReversed().map((decision) => (
          <Entry key={`${decision.at}${decision.contentVersion}`} decision={decision} />
        ))}
      </ul>
    </div>
  );
}
