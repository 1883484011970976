import { useTranslation } from 'react-i18next';
import { CountBadge } from '#shared/ui/count-badge.tsx';
import { useUnread } from './use-unread.ts';

/** How many messages wait. */
export function UnreadCount({ place }: { place: 'corner' | 'line' }) {
  const { t } = useTranslation('shell');
  const count = useUnread().unread?.messages ?? 0;
  return <CountBadge count={count} label={t('account.unread', { count })} place={place} />;
}
