import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/format/format-phone.ts';
import { Fields, wholeRow } from '#shared/form/form.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { useCityChoices } from '#shared/i18n/use-city-choices.ts';
import { WorkSelect, WorkInput, WorkTextArea } from '#shared/work/controls.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Button } from '#shared/work/button.tsx';
import { memberInputs } from '../../features/session/member-fields.tsx';
import type { MemberField } from '../../features/session/member-fields.tsx';
import type { ProfileEdit } from './profile-rules.ts';
import { editOf, profileOf, profileRules } from './profile-rules.ts';
import { userChanged } from '../../features/session/model/session-slice.ts';

interface ProfileFieldsProps {
  form: Form<ProfileEdit>;
}

interface LineProps extends ProfileFieldsProps {
  field: MemberField;
  hint?: string;
  isOptional?: boolean;
  isHalf?: boolean;
}

function Line({ form, field, hint, isOptional = false, isHalf = false }: LineProps) {
  const { t } = useTranslation('session');
  const isLatin = field === 'email' || field === 'phone';
  const text = form.text(field);
  return (
    <WorkField
      {...form.about(field)}
      label={t(`field.${field}`)}
      hint={hint}
      isOptional={isOptional}
      className={isHalf ? undefined : wholeRow}
    >
      <WorkInput
        {...text}
        {...memberInputs[field]}
        {...(isLatin && { dir: 'ltr' })}
        {...(field === 'phone' && { onValue: (typed: string) => text.onValue(formatPhone(typed)) })}
      />
    </WorkField>
  );
}

function City({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('session');
  const cities = useCityChoices();
  return (
    <WorkField {...form.about('city')} label={t('field.city')} className={wholeRow}>
      <WorkSelect
        placeholder={t('register.chooseCity')}
        value={form.values.city || undefined}
        options={cities}
        onValue={form.text('city').onValue}
      />
    </WorkField>
  );
}

/** What a member's profile is made of; the two names stand in one row. */
function ProfileFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('session');
  return (
    <Fields shape="pair">
      <Line form={form} field="firstName" isHalf />
      <Line form={form} field="lastName" isOptional isHalf />
      <Line form={form} field="email" hint={t('profile.emailHint')} />
      <Line form={form} field="phone" />
      <City form={form} />
      <Line form={form} field="address" isOptional />
      <WorkField {...form.about('bio')} label={t('profile.bio')} isOptional className={wholeRow}>
        <WorkTextArea {...form.text('bio')} maxLength={500} />
      </WorkField>
    </Fields>
  );
}

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
      <ProfileFields form={form} />
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
