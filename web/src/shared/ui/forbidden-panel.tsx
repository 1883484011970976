import { useTranslation } from 'react-i18next';
import { Art } from '../content/art.tsx';
import { ActionLink } from './button.tsx';
import { MessagePanel } from '../content/message-panel.tsx';
import { PageHeading } from '../content/page-heading.tsx';

/** The 403 page: shown in place of a page's content when the signed-in member may not see it. */
export function ForbiddenPanel() {
  const { t } = useTranslation('shell');
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name="window-other" />}
        heading={<PageHeading>{t('forbidden.title')}</PageHeading>}
        text={t('forbidden.text')}
        actions={
          <ActionLink to="home" kind="primary">
            {t('notFound.home')}
          </ActionLink>
        }
      />
    </div>
  );
}
