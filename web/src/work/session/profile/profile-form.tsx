import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import type { User } from '#shared/api/types.ts';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Button } from '#shared/work/button.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { editOf, profileOf, profileRules } from './profile-rules.ts';
import type { ProfileEdit } from './profile-rules.ts';
import { userChanged } from '../../../features/session/model/session-slice.ts';

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
