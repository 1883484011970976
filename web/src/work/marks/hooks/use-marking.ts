import { isApiError } from '#shared/api/api-error.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import '../model/marks-outcomes.ts';
import { markedKinds } from '../model/marked-kinds.ts';
import type { KindPapers, RegisterMark } from '../model/marked-kinds.ts';

/** Nothing is left to ask about: it is gone, was decided by somebody else, or is about other papers. */
const outdated: readonly unknown[] = [404, 409, 412];

/** Whether a call is over: also where a refusal reveals that the screen is out of date, which is then asked for again. */
function useConclude({ kind, id }: MarkedThing) {
  const dispatch = useAppDispatch();
  return async (answer: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await answer;
    if (error === undefined) return true;
    if (!isApiError(error) || !outdated.includes(error.status)) return false;
    dispatch(moderationEndpoints.util.invalidateTags([{ type: markedKinds[kind].tag, id }]));
    return true;
  };
}

const askedOf = ({ id, name }: MarkedThing) => ({ id, seen: { name } });

/** Sets the marks that every kind has, and takes them away. Each call answers whether it is over; its messages are in `marks-outcomes`. */
export function useMarking(thing: MarkedThing) {
  const known = markedKinds[thing.kind];
  const [feature, featuring] = known.feature.useMutation();
  const [hide, hiding] = known.hide.useMutation();
  const conclude = useConclude(thing);
  const asked = askedOf(thing);
  return {
    isFeaturing: featuring.isLoading,
    isHiding: hiding.isLoading,
    feature: (featured: boolean) => conclude(feature({ ...asked, body: { featured } })),
    hide: (hidden: boolean, reason = '') => conclude(hide({ ...asked, body: { hidden, reason } })),
  };
}

/** Sets the mark `registered` of a store whose tax number was checked, and takes it away. */
export function useRegistering(thing: MarkedThing, call: RegisterMark) {
  const [register, { isLoading: isRegistering }] = call.useMutation();
  const conclude = useConclude(thing);
  return { isRegistering, register: (registered: boolean) => conclude(register({ ...askedOf(thing), body: { registered } })) };
}

/** Decides about the papers on the screen, as they stand there. */
export function useVerifying(thing: MarkedThing, { verify: call }: KindPapers) {
  const [verify, { isLoading: isVerifying }] = call.useMutation();
  const conclude = useConclude(thing);
  const { number, status } = thing.verification;
  return {
    isVerifying,
    verify: (verified: boolean, reason = '') =>
      conclude(
        verify({ ...askedOf(thing), contentVersion: number, body: { verified, reason, ...(status !== 'none' && { seenStatus: status }) } }),
      ),
  };
}
