import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Figure } from '#shared/ui/figure-strip.tsx';
import { useUnread } from './use-unread.ts';

/** How many messages wait, with the way to them. */
export function UnreadFigure() {
  const { t } = useTranslation('messages');
  const { unread, isError } = useUnread();
  return <Figure label={<PageLink to="messages">{t('figure')}</PageLink>} total={unread?.messages} isError={isError} />;
}
