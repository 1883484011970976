import './settings-outcomes.ts';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import type { NotificationSettings } from '#shared/api/types.ts';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { formPage } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Button } from '#shared/work/button.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { BrowserPush } from './browser-push.tsx';
import { GroupTable } from './group-table.tsx';
import { MailFields } from './mail-fields.tsx';
import { bodyOfSettings, fieldOf, formOfSettings, settingsRules } from './settings-form.ts';

function SettingsForm({ settings, memberId }: { settings: NotificationSettings; memberId: string }) {
  const { t } = useTranslation('notifications');
  const isPushed = messagingEndpoints.useGetNotificationsPushQuery().data?.push.publicKey != null;
  const [put] = messagingEndpoints.usePutNotificationsSettingsMutation();
  const form = useForm({
    initial: formOfSettings(settings),
    rules: settingsRules,
    fieldOf,
    isGuarded: true,
    words: { failed: 'notifications:settings.failed' },
    submit: (values) => put({ body: bodyOfSettings(values) }).unwrap(),
  });
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t('settings.title')} lead={t('settings.lead')}>
        <GroupTable form={form} isPushed={isPushed} />
        <BrowserPush memberId={memberId} />
        <MailFields form={form} />
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t('settings.save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}

/** Of what the member is notified, how, in which language, and when not. */
export function NoticeSettingsScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { data, error, refetch } = messagingEndpoints.useGetNotificationsSettingsQuery();
  if (data)
    return (
      <div className={workPage}>
        <SettingsForm key={JSON.stringify(data.settings)} settings={data.settings} memberId={memberId} />
      </div>
    );
  return (
    <div className={workPage}>
      <PageHeading>{t('settings.title')}</PageHeading>
      {error ? (
        <ErrorState title={t('settings.error')} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('settings.loading')}>
          <SkeletonStack gap={3} shapes={['heading', 'line', 'line', 'short']} />
        </Skeleton>
      )}
    </div>
  );
}
