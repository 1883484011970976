import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields, Form } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Split } from '#shared/ui/split.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';
import { anyCode, appCode, useCodeFocus } from '../second-factor/code-field.ts';

interface CodeScreenProps {
  /** Rejects with what the server refused. */
  giveCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of a login: the code of the member's app, or one of their recovery codes. */
export function CodeScreen({ giveCode, onBack }: CodeScreenProps) {
  const { t } = useTranslation('session');
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    initial: { code: '' },
    rules: { code: isRecovery ? anyCode : appCode },
    words: { failed: 'session:login.failed', unavailable: 'session:login.unavailable' },
    submit: ({ code }) => giveCode(code),
  });
  const kind = isRecovery ? 'recovery' : 'app';
  useCodeFocus(kind);
  return (
    <EntryFrame>
      <Form form={form} heading={t('code.title')} lead={t(`code.${kind}Text`)}>
        <Fields>
          <Field {...form.about('code')} label={t(`code.${kind}`)}>
            <TextInput
              key={kind}
              {...form.text('code')}
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              maxLength={64}
              dir="ltr"
            />
          </Field>
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<ShieldCheck size={20} aria-hidden />}>
            {t('login.submit')}
          </Button>
          <Split look="ends">
            <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
              {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
            </Button>
            <Button kind="link" isDisabled={form.isBusy} onClick={onBack}>
              {t('forgot.back')}
            </Button>
          </Split>
        </Fields>
      </Form>
    </EntryFrame>
  );
}
