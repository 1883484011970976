import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { LinkScreen } from './link-screen.tsx';

/** Where the link of a mail leads that ends a subscription. */
export function UnsubscribeScreen() {
  const [end, { isLoading, isSuccess, error }] = contentEndpoints.usePostContentNewsletterUnsubscribeMutation();
  return <LinkScreen kind="end" send={(token) => void end({ body: { token } })} isBusy={isLoading} isDone={isSuccess} error={error} />;
}
