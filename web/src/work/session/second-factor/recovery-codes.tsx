import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offerFile } from '#shared/api/offer-file.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/work/button.tsx';
import { Stack } from '#shared/content/stack.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The member has kept them. */
  onKept: () => void;
}

/** The recovery codes, the one time that anybody can read them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('codes.copied'));
    } catch {
      toast.warning(t('codes.notCopied'));
    }
  };
  return (
    <Stack gap={4}>
      <h3 ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p>{t('codes.text')}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          icon={<Download size={20} aria-hidden />}
          onClick={() => offerFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'paltu-recovery-codes.txt')}
        >
          {t('codes.download')}
        </Button>
        <Button kind="primary" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </div>
    </Stack>
  );
}
