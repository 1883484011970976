import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QRCodeSVG } from '@rc-component/qrcode';
import type { ReactNode } from 'react';
import { offerFile } from '#shared/api/offer-file.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/work/button.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { Fields } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import styles from './second-factor.module.css';
import { anyCode, appCode, useCodeFocus } from '../../features/session/code-field.ts';

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

interface CodeFormProps {
  /** Only a code of the app will do: no recovery codes are there yet. */
  isAppOnly?: boolean;
  submitLabel: string;
  kind?: 'primary' | 'danger';
  /** Rejects with what the server refused. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** Takes a code for something about the second factor. */
export function CodeForm({ isAppOnly = false, submitLabel, kind = 'primary', onCode, onCancel, children }: CodeFormProps) {
  const { t } = useTranslation(['second-factor', 'session']);
  const form = useForm({
    initial: { code: '' },
    rules: { code: isAppOnly ? appCode : anyCode },
    words: { failed: 'second-factor:failed', unavailable: 'errors:network.unavailable' },
    submit: ({ code }) => onCode(code),
  });
  useCodeFocus();
  return (
    <FormElement form={form}>
      <Stack gap={4}>
        {children}
        <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
        <Fields>
          <WorkField {...form.about('code')} label={t('session:code.app')} hint={isAppOnly ? undefined : t('orRecovery')}>
            <WorkInput
              {...form.text('code')}
              autoComplete="one-time-code"
              inputMode={isAppOnly ? 'numeric' : 'text'}
              maxLength={64}
              dir="ltr"
            />
          </WorkField>
        </Fields>
        <div className={styles.actions}>
          <Button kind={kind} isSubmit isBusy={form.isBusy}>
            {submitLabel}
          </Button>
          <Button isDisabled={form.isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Stack>
    </FormElement>
  );
}

/** What an app needs to make codes: a QR code for its camera, and the same as text. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('second-factor');
  return (
    <>
      <p>{t('setup.text')}</p>
      <QRCodeSVG value={uri} size={192} marginSize={4} title={t('setup.qr')} className={styles.qr} role="img" />
      <p>
        {t('setup.secret')}{' '}
        <code className={styles.secret} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </>
  );
}
