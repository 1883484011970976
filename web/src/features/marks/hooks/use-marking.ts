import { isApiError } from '#shared/api/api-error.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { markedKinds } from '../model/marked-kinds.ts';

/** Nothing is left to ask about: it is gone, was decided by somebody else, or is about other papers. */
const outdated: readonly unknown[] = [404, 409, 412];

/**
 * Sets the marks of a thing as it is on the screen, and takes them away. Each call answers whether it is over: also where a refusal reveals
 * that the screen is out of date, which is then asked for again. Its messages are in `marks-outcomes`.
 */
export function useMarking({ kind, id, name, verification: { number, status } }: MarkedThing) {
  const { change, tag } = markedKinds[kind];
  const [feature, featuring] = change.featured.useMutation();
  const [hide, hiding] = change.hidden.useMutation();
  const [verify, verifying] = change.verified.useMutation();
  const dispatch = useAppDispatch();
  const asked = { id, seen: { name } };
  const conclude = async (answer: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await answer;
    if (error === undefined) return true;
    if (!isApiError(error) || !outdated.includes(error.status)) return false;
    dispatch(moderationEndpoints.util.invalidateTags([{ type: tag, id }]));
    return true;
  };
  return {
    isFeaturing: featuring.isLoading,
    isHiding: hiding.isLoading,
    isVerifying: verifying.isLoading,
    feature: (featured: boolean) => conclude(feature({ ...asked, body: { featured } })),
    hide: (hidden: boolean, reason = '') => conclude(hide({ ...asked, body: { hidden, reason } })),
    /** About the papers on the screen, as they stand there. */
    verify: (verified: boolean, reason = '') =>
      conclude(verify({ ...asked, contentVersion: number, body: { verified, reason, ...(status !== 'none' && { seenStatus: status }) } })),
  };
}
