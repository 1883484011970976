import { BadgeCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { Art } from '#shared/content/art.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { required } from '#shared/form/form-rules.ts';
import { useForm } from '#shared/form/use-form.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';
import { Field } from '#shared/ui/field.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { PasswordInput } from '#shared/ui/text-input.tsx';
import { EntryForm } from './entry/entry-frame.tsx';
import { profileOutdated } from './model/session-slice.ts';
import { useSession } from './use-session.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './verify-email-screen.module.css';

/** In the place of the words and the button that follow. */
function WaitingWords() {
  return (
    <Skeleton className={styles.waiting}>
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="control" />
    </Skeleton>
  );
}

/** Asks the reader of the link for the password of its account: a link that somebody else had sent here does nothing without it. */
function UnlockLinkForm({ unlock }: { unlock: (password: string) => Promise<void> }) {
  const { t } = useTranslation(['verification', 'session']);
  const form = useForm({
    initial: { password: '' },
    rules: { password: required('session:problem.passwordRequired') },
    words: { failed: 'verification:away', unavailable: 'errors:network.unavailable' },
    submit: ({ password }) => unlock(password),
  });
  return (
    <EntryForm
      form={form}
      title={t('unlock.title')}
      lead={t('unlock.text')}
      submit={{ text: t('unlock.submit'), icon: <BadgeCheck size={20} aria-hidden /> }}
      otherWay={{ to: 'forgot-password', text: t('unlock.forgot') }}
    >
      <Field {...form.about('password')} label={t('session:field.password')}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" maxLength={128} />
      </Field>
    </EntryForm>
  );
}

/** What has become of a link: `locked` where it asks for the password of its account. */
type LinkState = 'underWay' | 'done' | 'locked' | 'away' | 'refused';

function stateOf(error: unknown): LinkState {
  if (!isApiError(error)) return 'refused';
  if (error.code === 'email-token.password-required') return 'locked';
  return typeof error.status !== 'number' || error.status >= 429 ? 'away' : 'refused';
}

/** The link is opened by coming here: it is sent once, and again when the server was away. */
function useVerification(token: string) {
  const dispatch = useAppDispatch();
  const [verify] = authEndpoints.usePostAuthVerifyEmailMutation();
  const [state, setState] = useState<LinkState>('underWay');
  const finish = () => {
    dispatch(profileOutdated());
    setState('done');
  };
  const send = async () => {
    setState('underWay');
    const { error } = await verify({ body: { token } });
    if (error === undefined) finish();
    else setState(stateOf(error));
  };
  const sent = useRef('');
  const sendOnce = useEffectEvent(() => {
    if (sent.current === token) return;
    sent.current = token;
    void send();
  });
  useEffect(() => sendOnce(), [token]);
  /** Rejects with what is wrong with the password. */
  const unlock = async (password: string) => {
    const { error } = await verify({ body: { token, password } });
    if (error === undefined) finish();
    else if (isApiError(error) && error.code === 'email-token.invalid') setState('refused');
    else throw error;
  };
  return { state, retry: () => void send(), unlock };
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation(['verification', 'session', 'shell', 'errors']);
  const { user } = useSession();
  const { state, retry, unlock } = useVerification(token);
  const goOn = (
    <ActionLink to={user ? 'dashboard' : 'login'} kind="primary">
      {t(user ? 'dashboard' : 'session:register.goToLogin')}
    </ActionLink>
  );
  if (state === 'locked') return <UnlockLinkForm unlock={unlock} />;
  if (state === 'done') return <DonePanel title={t('done')} text={t('doneText')} actions={goOn} />;
  if (state === 'underWay') {
    return (
      <div className="container">
        <MessagePanel picture={<Art name="hero-dog" />} heading={<PageHeading>{t('underWay')}</PageHeading>} actions={<WaitingWords />} />
      </div>
    );
  }
  if (state === 'away') {
    const again = (
      <Button kind="primary" onClick={retry}>
        {t('shell:retry')}
      </Button>
    );
    return <DonePanel title={t('away')} text={t('errors:network.unavailable')} actions={again} />;
  }
  return <DonePanel title={t('refused')} text={t('refusedText')} actions={user ? <ResendButton kind="primary" /> : goOn} />;
}

/** Where the link of the mail leads that confirms an address. */
export function VerifyEmailScreen() {
  const { t } = useTranslation(['verification', 'session']);
  const { token } = usePage().query;
  if (token) return <Verification token={token} />;
  const home = (
    <ActionLink to="home" kind="primary">
      {t('home')}
    </ActionLink>
  );
  return <DonePanel title={t('session:link.broken')} text={t('session:link.brokenText')} actions={home} />;
}
