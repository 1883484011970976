import { Cloud } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './wizard-top.module.css';

interface WizardTopProps {
  isDraftKept: boolean;
  /** The way back to where one came from. */
  children: ReactNode;
}

/** Above a wizard: the way back, and that what was typed is kept. */
export function WizardTop({ isDraftKept, children }: WizardTopProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.top}>
      {children}
      <p className={styles.draft} role="status">
        {isDraftKept && (
          <>
            <Cloud size={18} aria-hidden />
            {t('form.draftSaved')}
          </>
        )}
      </p>
    </div>
  );
}
