import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import { GuardedForm } from '#shared/form/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionBar } from '#shared/ui/action-bar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { editOf, profileOf, profileRules } from '../../model/profile-rules.ts';
import type { ProfileEdit } from '../../model/profile-rules.ts';
import { userChanged } from '../../model/session-slice.ts';

interface ProfileFormProps {
  user: User;
  onDone: () => void;
}

function useProfileForm({ user, onDone }: ProfileFormProps) {
  const [edit] = authEndpoints.usePutAuthProfileMutation();
  const dispatch = useAppDispatch();
  return useForm<ProfileEdit>({
    initial: profileOf(user),
    rules: profileRules,
    invalid: { phone: 'session:problem.phonePakistani', email: 'session:problem.loginEmailInvalid' },
    draft: { key: `profile.${user.id}`, place: 'device' },
    isGuarded: true,
    words: { failed: 'session:profile.failed', unavailable: 'errors:network.unavailable', refused: 'session:register.validationFailed' },
    submit: async (values) => {
      const saved = await edit({ body: editOf(values) }).unwrap();
      dispatch(userChanged(saved.user));
      onDone();
    },
  });
}

/** The member's own facts, as a form. */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useTranslation(['session', 'shell']);
  const form = useProfileForm(props);
  return (
    <GuardedForm form={form} heading={t('profile.edit')} lead={t('shell:form.allRequired')}>
      <Fields shape="pair">
        {(['firstName', 'lastName'] as const).map((field) => (
          <Field key={field} {...form.about(field)} label={t(`field.${field}`)}>
            <TextInput {...form.text(field)} autoComplete={field === 'firstName' ? 'given-name' : 'family-name'} maxLength={60} />
          </Field>
        ))}
        <Field {...form.about('email')} label={t('field.email')} hint={t('profile.emailHint')} className={wholeRow}>
          <TextInput {...form.text('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field {...form.about('phone')} label={t('field.phone')} className={wholeRow}>
          <TextInput {...form.text('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field {...form.about('city')} label={t('field.city')} className={wholeRow}>
          <SelectInput {...form.text('city')} autoComplete="address-level2">
            <option value="">{t('register.chooseCity')}</option>
            <CityOptions />
          </SelectInput>
        </Field>
        <Field {...form.about('address')} label={t('field.address')} isOptional className={wholeRow}>
          <TextInput {...form.text('address')} autoComplete="street-address" maxLength={200} />
        </Field>
        <Field {...form.about('bio')} label={t('profile.bio')} isOptional className={wholeRow}>
          <TextArea {...form.text('bio')} maxLength={500} />
        </Field>
      </Fields>
      <ActionBar>
        <Button size="large" onClick={props.onDone}>
          {t('shell:form.cancel')}
        </Button>
        <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
          {t('profile.save')}
        </Button>
      </ActionBar>
    </GuardedForm>
  );
}
