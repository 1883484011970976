import { useTranslation } from 'react-i18next';
import { WorkFigure } from '#shared/work/work-figures.tsx';
import { useUnread } from '../../features/messages/use-unread.ts';

/** How many messages wait, with the way to them. */
export function UnreadFigure() {
  const { t } = useTranslation('messages');
  const { unread, isError } = useUnread();
  return <WorkFigure label={t('figure')} total={unread?.messages} isError={isError} place={{ to: 'messages' }} />;
}
