import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { Art } from '#shared/ui/art.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';
import { MessagePanel } from '#shared/ui/message-panel.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { useSession } from '../hooks/use-session.ts';
import { profileOutdated } from '../model/session-slice.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './verification.module.css';

/** The link is opened by coming here: it is sent once, and again when the server was away. */
function useVerification(token: string) {
  const dispatch = useAppDispatch();
  const [verify, { isSuccess, isLoading, isUninitialized, error }] = authEndpoints.usePostAuthVerifyEmailMutation();
  const send = async () => {
    const answer = await verify({ body: { token } });
    if (answer.error === undefined) dispatch(profileOutdated());
  };
  const sent = useRef('');
  const sendOnce = useEffectEvent(() => {
    if (sent.current === token) return;
    sent.current = token;
    void send();
  });
  useEffect(() => sendOnce(), [token]);
  const isAway = isApiError(error) && (typeof error.status !== 'number' || error.status >= 429);
  return { isDone: isSuccess, isUnderWay: isLoading || isUninitialized, isAway, retry: () => void send() };
}

/** In the place of the words and the button that follow. */
function WaitingWords() {
  return (
    <Skeleton className={styles.waiting}>
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="control" />
    </Skeleton>
  );
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation(['verification', 'session', 'shell', 'errors']);
  const { user } = useSession();
  const { isDone, isUnderWay, isAway, retry } = useVerification(token);
  const goOn = (
    <ActionLink to={user ? 'dashboard' : 'login'} kind="primary">
      {t(user ? 'dashboard' : 'session:register.goToLogin')}
    </ActionLink>
  );
  if (isDone) return <DonePanel title={t('done')} text={t('doneText')} actions={goOn} />;
  if (isUnderWay) {
    return (
      <div className="container">
        <MessagePanel picture={<Art name="hero-dog" />} heading={<PageHeading>{t('underWay')}</PageHeading>} actions={<WaitingWords />} />
      </div>
    );
  }
  if (isAway) {
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
