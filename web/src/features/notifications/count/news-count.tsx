import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useNews } from '#shared/api/use-news.ts';
import styles from './news-count.module.css';

const most = 99;

/** How many notifications are new, as a sign on the bell; nothing where none are. */
export function NewsCount() {
  const { t } = useTranslation('shell');
  const { data } = messagingEndpoints.useGetNotificationsUnreadQuery(undefined, useNews());
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{t('nav.newNotifications', { count })}</span>
    </span>
  );
}
