import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DonePanel } from '#shared/content/states.tsx';

interface LinkScreenProps {
  /** What the link of the mail is for. */
  kind: 'confirm' | 'end';
  /** The call that does it, and how far that is. */
  send: (token: string) => void;
  isBusy: boolean;
  isDone: boolean;
  error: unknown;
}

/** Where a link of a mail leads: a mail program that opens links by itself changes nothing, for it takes a click. */
export function LinkScreen({ kind, send, isBusy, isDone, error }: LinkScreenProps) {
  const { t } = useTranslation(['subscriptions', 'errors']);
  const { token = '' } = usePage().query;
  const isAway = isApiError(error) && (typeof error.status !== 'number' || error.status >= 429);
  const home = (
    <ActionLink to="home" kind="primary">
      {t('home')}
    </ActionLink>
  );
  const button = (
    <Button kind="primary" isBusy={isBusy} onClick={() => send(token)}>
      {t(isAway ? 'retry' : `${kind}.action`)}
    </Button>
  );
  if (isDone) return <DonePanel title={t(`${kind}.done`)} text={t(`${kind}.doneText`)} actions={home} />;
  if (isAway) return <DonePanel title={t('away')} text={t('errors:network.unavailable')} actions={button} />;
  if (token === '' || error !== undefined) return <DonePanel title={t('refused')} text={t('refusedText')} actions={home} />;
  return <DonePanel title={t(`${kind}.title`)} text={t(`${kind}.text`)} actions={button} />;
}

/** Where the link of the mail leads that confirms a subscription. */
export function ConfirmScreen() {
  const [confirm, { isLoading, isSuccess, error }] = contentEndpoints.usePostContentNewsletterConfirmMutation();
  return (
    <LinkScreen kind="confirm" send={(token) => void confirm({ body: { token } })} isBusy={isLoading} isDone={isSuccess} error={error} />
  );
}

/** Where the link of a mail leads that ends a subscription. */
export function UnsubscribeScreen() {
  const [end, { isLoading, isSuccess, error }] = contentEndpoints.usePostContentNewsletterUnsubscribeMutation();
  return <LinkScreen kind="end" send={(token) => void end({ body: { token } })} isBusy={isLoading} isDone={isSuccess} error={error} />;
}
