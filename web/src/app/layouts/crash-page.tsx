import { House, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { Brand } from '#shared/content/brand/brand.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import styles from './crash-page.module.css';

/** What had the focus is gone with the page. One function for all renderings, so that a button that was focused since keeps it. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Real links and reloads only: nothing of the app may be trusted to work any more. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <main className={`container ${styles.page}`}>
      <Brand />
      <MessagePanel
        heading={
          <h1 ref={takeFocus} tabIndex={-1}>
            {t('crash.title')}
          </h1>
        }
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
