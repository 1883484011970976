import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { FormElement } from '#shared/form/form-element.tsx';
import { required } from '#shared/form/form-rules.ts';
import { Fields } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Button } from '#shared/work/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkPassword } from '#shared/work/controls.tsx';
import { profileOutdated } from '../../../features/session/model/session-slice.ts';
import { NewPasswordFields, newPasswordRules, useCommonPasswords } from '../../../features/session/new-password-fields.tsx';

/** A refusal of the current password, as the problem of its field. */
function atItsField(error: unknown): unknown {
  if (!isApiError(error) || error.code !== 'password.wrong-current') return error;
  return { ...error, fields: { currentPassword: { code: error.code, msg: error.message } } };
}

function usePasswordForm() {
  const dispatch = useAppDispatch();
  const [change] = authEndpoints.usePutAuthChangePasswordMutation();
  const passwords = useCommonPasswords();
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    rules: {
      currentPassword: required('session:problem.passwordRequired'),
      ...newPasswordRules('newPassword', passwords.common),
    },
    words: { failed: 'session:password.failed', unavailable: 'errors:network.unavailable' },
    submit: async ({ currentPassword, newPassword }) => {
      try {
        await change({ body: { currentPassword, newPassword } }).unwrap();
      } catch (error) {
        throw atItsField(error);
      }
      // An address that waited for its link does so no longer.
      dispatch(profileOutdated());
      return 'afresh';
    },
  });
  return { form, passwords };
}

/** Another password for the account; the other devices are logged out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const { form, passwords } = usePasswordForm();
  return (
    <Panel tone="framed" title={t('password.title')}>
      <FormElement form={form}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
        <Fields>
          {/* Shows a password manager whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <WorkField {...form.about('currentPassword')} label={t('password.current')}>
            <WorkPassword {...form.text('currentPassword')} autoComplete="current-password" maxLength={128} />
          </WorkField>
          <NewPasswordFields
            form={form}
            name="newPassword"
            label={t('reset.password')}
            hint={t('register.passwordHint')}
            passwords={passwords}
          />
          <p>
            <Button kind="primary" isSubmit isBusy={form.isBusy} icon={<KeyRound size={20} aria-hidden />}>
              {t('password.submit')}
            </Button>
          </p>
        </Fields>
      </FormElement>
    </Panel>
  );
}
