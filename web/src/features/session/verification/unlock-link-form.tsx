import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { required } from '#shared/form/form-rules.ts';
import { Fields, Form } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import { EntryFrame } from '../entry/entry-frame.tsx';

/** Asks the reader of the link for the password of its account: a link that somebody else had sent here does nothing without it. */
export function UnlockLinkForm({ unlock }: { unlock: (password: string) => Promise<void> }) {
  const { t } = useTranslation(['verification', 'session']);
  const form = useForm({
    initial: { password: '' },
    rules: { password: required('session:problem.passwordRequired') },
    words: { failed: 'verification:away', unavailable: 'errors:network.unavailable' },
    submit: ({ password }) => unlock(password),
  });
  return (
    <EntryFrame>
      <Form form={form} heading={t('unlock.title')} lead={t('unlock.text')}>
        <Fields>
          <Field {...form.about('password')} label={t('session:field.password')}>
            <PasswordInput {...form.text('password')} autoComplete="current-password" maxLength={128} />
          </Field>
          <Button kind="primary" size="large" isSubmit isBlock isBusy={form.isBusy} icon={<BadgeCheck size={20} aria-hidden />}>
            {t('unlock.submit')}
          </Button>
          <p>
            <PageLink to="forgot-password">{t('unlock.forgot')}</PageLink>
          </p>
        </Fields>
      </Form>
    </EntryFrame>
  );
}
