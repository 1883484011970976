import { createHash } from 'node:crypto';
import type { PushOutcome, PushSubscription, ShownPush } from './push.ts';

/** Who sends, to the services of browsers (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a service reaches who runs this: `mailto:` or `https:`. */
  readonly contact: string;
}

const attemptMs = 10_000;
const daySeconds = 24 * 60 * 60;

/** As long as the header may be; the service that carries it need not know what it is about. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const outcomeOf = ({ status, ok, headers }: Response): PushOutcome => {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const isForLater = status === 429 || status >= 500;
  return isForLater ? { retryAfterSeconds: Number(headers.get('retry-after')) || undefined } : 'refused';
};

/** Messages as browsers take them: encrypted, signed, kept for a day, and the newest of each topic alone. Rejects when the service cannot be reached. */
export const webPushSender =
  ({ publicKey, privateKey, contact }: PushKeys) =>
  async ({ endpoint, p256dh, auth }: PushSubscription, shown: ShownPush): Promise<PushOutcome> => {
    // Only where something is pushed.
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(shown), {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: daySeconds,
      topic: topicOf(shown.tag),
      contentEncoding: 'aes128gcm',
    });
    const response = await fetch(details.endpoint, {
      method: details.method,
      headers: details.headers as Record<string, string>,
      body: new Uint8Array(details.body ?? new Uint8Array()),
      // Only where the address was checked.
      redirect: 'error',
      signal: AbortSignal.timeout(attemptMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  };
