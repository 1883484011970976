import { KeyRound, Monitor, Smartphone } from 'lucide-react';
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
import type { Session, User } from '#shared/api/types.ts';
import { formatSince } from '#shared/format/format.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { profileOutdated, closed } from '../../features/session/model/session-slice.ts';
import { NewPasswordFields, newPasswordRules, useCommonPasswords } from '../../features/session/new-password-fields.tsx';
import styles from './profile.module.css';
import { SecondFactorPanel } from './second-factor-panel.tsx';

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
function ChangePasswordForm({ email }: { email: string }) {
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

const { useGetAuthSessionsQuery, useDeleteAuthSessionsMutation, useDeleteAuthSessionsByIdMutation } = authEndpoints;

const phones = /android|ios/i;

function SessionRow({ session: { id, device, lastUsedAt, isCurrent } }: { session: Session }) {
  const { t } = useTranslation(['session', 'shell']);
  const [end, { isLoading }] = useDeleteAuthSessionsByIdMutation();
  const name = [device.browser, device.system].filter((part) => part !== null).join(t('shell:comma')) || t('sessions.unknown');
  const Icon = phones.test(device.system ?? '') ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon size={24} aria-hidden />
      <p>
        <bdi>{name}</bdi>
        <br />
        <span className={styles.soft}>{t('sessions.used', { since: formatSince(t, lastUsedAt) })}</span>
      </p>
      {isCurrent && <Pill tone="approved">{t('sessions.this')}</Pill>}
      {!isCurrent && (
        <Button isBusy={isLoading} onClick={() => void end({ id })}>
          {t('sessions.end')}
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </Button>
      )}
    </li>
  );
}

function LogOutEverywhere() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const [endAll, { isLoading }] = useDeleteAuthSessionsMutation();
  const logOut = async () => {
    const { error } = await endAll();
    if (error === undefined) dispatch(closed('session:sessions.endedAll'));
  };
  return (
    <Button kind="danger" className={styles.after} isBusy={isLoading} onClick={() => void logOut()}>
      {t('sessions.endAll')}
    </Button>
  );
}

/** The devices on which the member is logged in; each of the others can be logged out. */
function SessionsPanel() {
  const { t } = useTranslation('session');
  const { data, isError, isFetching, refetch } = useGetAuthSessionsQuery();
  useKeptFocus(data?.sessions.length ?? 0);
  return (
    <Panel tone="framed" title={t('sessions.title')}>
      <p className={styles.soft}>{t('sessions.text')}</p>
      {data && (
        <>
          <ul className={styles.after}>
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <LogOutEverywhere />
        </>
      )}
      {!data && !isError && (
        <Skeleton className={styles.after}>
          <SkeletonBlock shape="line" />
          <SkeletonBlock shape="line" />
        </Skeleton>
      )}
      {!data && isError && <ErrorState title={t('sessions.error')} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </Panel>
  );
}

/** The member's password and second factor, and the devices that are logged in. */
export function SecurityScreen({ user }: { user: User }) {
  return (
    <>
      <ChangePasswordForm email={user.email} />
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  );
}
