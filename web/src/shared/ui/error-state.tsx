import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './error-state.module.css';
import { MessagePanel } from '../content/message-panel.tsx';

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What could not be loaded, with Retry; the rest of the page stays. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert">
      <MessagePanel
        place="panel"
        picture={
          <span className={styles.sign}>
            <CloudOff size={32} aria-hidden />
          </span>
        }
        heading={<h2 className={styles.title}>{title}</h2>}
        text={text}
        actions={
          onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying} icon={<RotateCw size={20} aria-hidden />}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
