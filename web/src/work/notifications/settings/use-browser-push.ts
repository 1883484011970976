import { useEffect, useState } from 'react';
import { isApiError, unknownError } from '#shared/api/api-error.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { currentLanguage } from '#shared/i18n/language.ts';
import { allowPush, endPush, notePush, pushStateOf } from '#shared/push/browser-push.ts';
import type { PushState } from '#shared/push/browser-push.ts';

const { useGetNotificationsPushQuery, usePostNotificationsPushMutation, usePostNotificationsPushEndMutation } = messagingEndpoints;

/** Whether this browser shows what the member is notified of, and the way to change that; undefined where the site pushes nothing. */
export function useBrowserPush(memberId: string) {
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
