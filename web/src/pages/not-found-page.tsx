import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name="hero-cat" />}
        heading={<PageHeading>{t('notFound.title')}</PageHeading>}
        text={t('notFound.text')}
        actions={
          <>
            <ActionLink to="home" kind="primary" icon={<House size={20} aria-hidden />}>
              {t('notFound.home')}
            </ActionLink>
            <ActionLink to="pets">{t('notFound.pets')}</ActionLink>
          </>
        }
      />
    </div>
  );
}
