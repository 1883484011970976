import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { LinkScreen } from './link-screen.tsx';

/** Where the link of the mail leads that confirms a subscription. */
export function ConfirmScreen() {
  const [confirm, { isLoading, isSuccess, error }] = contentEndpoints.usePostContentNewsletterConfirmMutation();
  return (
    <LinkScreen kind="confirm" send={(token) => void confirm({ body: { token } })} isBusy={isLoading} isDone={isSuccess} error={error} />
  );
}
