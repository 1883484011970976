import styles from '../profile/profile-screen.module.css';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { collectExport } from './collect-export.ts';
import { offerFile } from '#shared/api/offer-file.ts';

/** Offers a value as a JSON file, named after the day. */
function saveAsFile(value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  offerFile(file, `paltu-${new Date().toISOString().slice(0, 10)}.json`);
}

/** Everything that is kept of the member, as one file. */
export function ExportPanel() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAsFile(await collectExport(dispatch));
      toast.success(t('export.done'));
    } catch (error) {
      toast.error(errorText(error, t('export.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel tone="framed" title={t('export.title')}>
      <p className={styles.soft}>{t('export.text')}</p>
      <Button className={styles.after} isBusy={isBusy} icon={<Download size={20} aria-hidden />} onClick={() => void download()}>
        {t('export.submit')}
      </Button>
    </Panel>
  );
}
