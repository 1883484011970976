import { House, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/ui/art.tsx';
import { Brand } from '#shared/ui/brand/brand.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/ui/message-panel.tsx';
import styles from './crash-page.module.css';

/** Real links and reloads only: nothing of the app may be trusted to work any more. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <main className={`container ${styles.page}`}>
      <Brand />
      <MessagePanel
        heading={<h1>{t('crash.title')}</h1>}
        text={t('crash.text')}
        picture={<Art name="window-rabbit" />}
        actions={
          <>
            <Button kind="primary" onClick={() => location.reload()} icon={<RotateCw size={20} aria-hidden />}>
              {t('crash.reload')}
            </Button>
            <ActionLink href="/" icon={<House size={20} aria-hidden />}>
              {t('crash.home')}
            </ActionLink>
          </>
        }
      />
    </main>
  );
}
