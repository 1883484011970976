import { useTranslation } from 'react-i18next';
import { useUnread } from '../use-unread.ts';
import styles from './unread-count.module.css';

const most = 99;

/** How many messages wait, as a sign on what leads to them; nothing where none do. */
export function UnreadCount({ place }: { place: 'corner' | 'line' }) {
  const { t } = useTranslation('shell');
  const count = useUnread().unread?.messages ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles[place]}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{t('account.unread', { count })}</span>
    </span>
  );
}
