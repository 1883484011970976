import { useEffect, useState } from 'react';
import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { NotificationSettings } from '#shared/api/types.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import { isApiError, unknownError } from '#shared/api/api-error.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { currentLanguage, languages } from '#shared/i18n/language.ts';
import { allowPush, endPush, notePush, pushStateOf } from '#shared/push/browser-push.ts';
import type { PushState } from '#shared/push/browser-push.ts';
import { FormSection } from '#shared/work/form-section.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { Button } from '#shared/work/button.tsx';
import { Checkbox } from '#shared/antd/work.ts';
import type { Form } from '#shared/form/use-form.ts';
import { WorkInput, WorkSelect, WorkSwitch } from '#shared/work/controls.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { formPage } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { workPage } from '#shared/work/work-page.ts';
import styles from './settings.module.css';

outcome(messagingEndpoints.endpoints.putNotificationsSettings, { done: 'notifications:settings.saved' });

/** The settings as they are being chosen; in the order of the screen. */
interface SettingsForm {
  groups: NotificationSettings['groups'];
  language: NotificationSettings['language'];
  isQuiet: boolean;
  /** Clock times in Pakistan, `22:00`. */
  from: string;
  until: string;
}

const noticeGroups = ['adoption', 'orders', 'appointments', 'listings', 'messages', 'comments', 'marks', 'searches'] as const;
type NoticeGroup = (typeof noticeGroups)[number];

const usualNight = { from: '22:00', until: '07:00' };

const formOfSettings = ({ groups, language, quietHours }: NotificationSettings): SettingsForm => ({
  groups,
  language,
  isQuiet: quietHours !== null,
  ...(quietHours ?? usualNight),
});

const timeWhileQuiet: Rule<string, SettingsForm> = (time, { isQuiet }) =>
  isQuiet && !/^\d{2}:\d{2}$/.test(time) && 'notifications:settings.problem.time';

const settingsRules: Rules<SettingsForm> = { from: timeWhileQuiet, until: timeWhileQuiet };

const bodyOfSettings = ({ groups, language, isQuiet, from, until }: SettingsForm): NotificationSettings => ({
  groups,
  language,
  quietHours: isQuiet ? { from, until } : null,
});

/** The field of the form that a path of the API's answer means. */
const fieldOf = (path: string): string => path.replace(/^quietHours\./, '').replace(/^groups\..*/, 'groups');

const { useGetNotificationsPushQuery, usePostNotificationsPushMutation, usePostNotificationsPushEndMutation } = messagingEndpoints;

/** Whether this browser shows what the member is notified of, and the way to change that; undefined where the site pushes nothing. */
function useBrowserPush(memberId: string) {
  const publicKey = useGetNotificationsPushQuery().data?.push.publicKey ?? undefined;
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [subscribe] = usePostNotificationsPushMutation();
  const [end] = usePostNotificationsPushEndMutation();

  useEffect(() => {
    let isShown = true;
    void pushStateOf(memberId).then(
      (found) => isShown && setState(found),
      () => isShown && setState('unsupported'),
    );
    return () => void (isShown = false);
  }, [memberId]);

  const act = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setError(undefined);
    await work().catch((problem: unknown) => setError(isApiError(problem) ? problem : unknownError));
    setBusy(false);
    setState(await pushStateOf(memberId));
  };
  const turnOn = act(async () => {
    const address = publicKey === undefined ? undefined : await allowPush(publicKey);
    if (address === undefined) return;
    await subscribe({ body: { ...address, language: currentLanguage() } }).unwrap();
    notePush(memberId);
  });
  const turnOff = act(async () => {
    const endpoint = await endPush();
    if (endpoint !== undefined) await end({ body: { endpoint } }).unwrap();
  });
  return publicKey === undefined || state === undefined ? undefined : { state, isBusy, error, turnOn, turnOff };
}

/** Whether this browser shows what happens while no page of the site is open: it is asked for here alone, on a click. */
function BrowserPush({ memberId }: { memberId: string }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const push = useBrowserPush(memberId);
  if (!push) return null;
  const { state, isBusy, error } = push;
  const turns = {
    off: { act: push.turnOn, words: 'settings.browser.turnOn', icon: <BellRing size={20} aria-hidden /> },
    on: { act: push.turnOff, words: 'settings.browser.turnOff', icon: <BellOff size={20} aria-hidden /> },
  } as const;
  const turn = state === 'on' || state === 'off' ? turns[state] : undefined;
  return (
    <FormSection title={t('settings.browser.title')}>
      <div className={styles.browser}>
        <p role="status">{t(`settings.browser.${state}`)}</p>
        {/* One button, which keeps the focus. */}
        {turn && (
          <Button isBusy={isBusy} icon={turn.icon} onClick={() => void turn.act()}>
            {t(turn.words)}
          </Button>
        )}
        {error && <p role="alert">{errorText(error)}</p>}
      </div>
    </FormSection>
  );
}

interface GroupTableProps {
  form: Form<SettingsForm>;
  /** Whether the site shows anything in browsers that have no page open. */
  isPushed: boolean;
}

/** One row for each kind: by the bell, by mail, by browsers, or not at all. */
function GroupTable({ form, isPushed }: GroupTableProps) {
  const { t } = useTranslation('notifications');
  const { groups } = form.values;
  const box = (group: NoticeGroup, way: 'bell' | 'mail' | 'push') => (
    <Checkbox
      checked={groups[group][way]}
      onChange={({ target }) => form.change('groups', { ...groups, [group]: { ...groups[group], [way]: target.checked } })}
    >
      {t(`settings.way.${way}`)}
    </Checkbox>
  );
  return (
    <div className={styles.groups}>
      {noticeGroups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.name}>{t(`settings.group.${group}`)}</legend>
          <span className={styles.ways}>
            {box(group, 'bell')}
            {box(group, 'mail')}
            {isPushed && box(group, 'push')}
          </span>
        </fieldset>
      ))}
    </div>
  );
}

/** In which language mails come, and at what hours none do. */
function MailFields({ form }: { form: Form<SettingsForm> }) {
  const { t } = useTranslation('notifications');
  const { language, isQuiet } = form.values;
  const options = (['en', 'ur'] as const).map((value) => ({ value, label: languages[value].name }));
  return (
    <FormSection title={t('settings.mails')}>
      <WorkField {...form.about('language')} label={t('settings.language')}>
        <WorkSelect value={language} onValue={(chosen) => form.change('language', chosen)} options={options} />
      </WorkField>
      <WorkField {...form.about('isQuiet')} label={t('settings.quiet')} hint={t('settings.quietHint')}>
        <WorkSwitch value={isQuiet} onValue={(chosen) => form.change('isQuiet', chosen)} />
      </WorkField>
      {isQuiet &&
        (['from', 'until'] as const).map((field) => (
          <WorkField key={field} {...form.about(field)} label={t(`settings.${field}`)}>
            <WorkInput type="time" dir="ltr" {...form.text(field)} />
          </WorkField>
        ))}
    </FormSection>
  );
}

function EditSettings({ settings, memberId }: { settings: NotificationSettings; memberId: string }) {
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
        <EditSettings key={JSON.stringify(data.settings)} settings={data.settings} memberId={memberId} />
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
