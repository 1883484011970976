import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../api/download-file.ts';
import { formatMonth } from '../format/format.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { toast } from '../toasts/toasts.ts';
import { Button } from './button.tsx';
import { WorkField } from './work-field.tsx';
import { WorkSelect } from './controls.tsx';
import styles from './statement-download.module.css';
import { lastMonths } from './last-months.ts';

const monthsShown = 13;

interface StatementDownloadProps {
  /** Where the API answers it, below `/api/v1`; it takes `month`. */
  path: string;
  /** Of the file, before the month. */
  name: string;
}

/** A table of one month, to be downloaded: this month or one of the year before. */
export function StatementDownload({ path, name }: StatementDownloadProps) {
  const { t, i18n } = useTranslation('work');
  const errorText = useErrorText();
  const months = lastMonths(new Date(), monthsShown);
  const [month, setMonth] = useState(months[0] ?? '');
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const error = await downloadFile(`${path}?month=${month}`, `${name}-${month}.csv`);
    setLoading(false);
    if (error) toast.error(errorText(error));
  };
  return (
    <div className={styles.statement} data-no-print>
      <WorkField label={t('statement.month')}>
        <WorkSelect
          value={month}
          options={months.map((one) => ({ value: one, label: formatMonth(i18n.language, one) }))}
          onValue={setMonth}
        />
      </WorkField>
      <Button isBusy={isLoading} icon={<Download size={18} aria-hidden />} onClick={() => void download()}>
        {t('statement.download')}
      </Button>
    </div>
  );
}
