import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/work/button.tsx';
import styles from './edit-pet.module.css';

interface StalePanelProps {
  isLoading: boolean;
  onReload: () => void;
}

/** The listing was saved elsewhere since it was opened here: takes the focus, and offers to load it under what was typed. */
export function StalePanel({ isLoading, onReload }: StalePanelProps) {
  const { t } = useTranslation('my-pets');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className={styles.stale}>
      <h2 className={styles.staleTitle}>{t('stale.title')}</h2>
      <p>{t('stale.text')}</p>
      <Button isBusy={isLoading} icon={<RotateCw size={20} aria-hidden />} onClick={onReload}>
        {t('stale.reload')}
      </Button>
    </div>
  );
}
