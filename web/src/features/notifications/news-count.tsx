import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { useNews } from '#shared/api/use-news.ts';
import { CountBadge } from '#shared/ui/count-badge.tsx';

/** How many notifications are new, as a sign on the bell. */
export function NewsCount() {
  const { t } = useTranslation('shell');
  const { data } = messagingEndpoints.useGetNotificationsUnreadQuery(undefined, useNews());
  const count = data?.unread ?? 0;
  return <CountBadge count={count} label={t('nav.newNotifications', { count })} place="button" />;
}
