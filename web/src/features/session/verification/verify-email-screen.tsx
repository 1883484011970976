import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { Art } from '#shared/content/art.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/ui/done-panel.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { useSession } from '../use-session.ts';
import { ResendButton } from './resend-button.tsx';
import { UnlockLinkForm } from './unlock-link-form.tsx';
import { useVerification } from './use-verification.ts';
import styles from './verification.module.css';

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
