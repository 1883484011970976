import { isApiError } from '#shared/api/api-error.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { markedKinds } from './marked-kinds.ts';
import type { KindPapers, RegisterMark } from './marked-kinds.ts';

interface Asked {
  seen?: Readonly<Record<string, string | undefined>> | undefined;
}

type OutcomeKey =
  'featured' | 'notFeatured' | 'hidden' | 'shown' | 'registered' | 'notRegistered' | 'verified' | 'sentBack' | 'taken' | 'failed';

const textFor = (key: OutcomeKey, { seen }: Asked) => ({ key: `marks:outcome.${key}` as const, values: { name: seen?.['name'] } });

const failed = (error: ApiError, asked: Asked) => refusalText(error, textFor('failed', asked));

for (const { feature, hide, register, papers } of Object.values(markedKinds)) {
  outcome(feature, { done: (_thing, asked) => textFor(asked.body.featured ? 'featured' : 'notFeatured', asked), failed });
  outcome(hide, { done: (_thing, asked) => textFor(asked.body.hidden ? 'hidden' : 'shown', asked), failed });
  if (register)
    outcome(register, { done: (_thing, asked) => textFor(asked.body.registered ? 'registered' : 'notRegistered', asked), failed });
  if (papers)
    outcome(papers.verify, {
      done: (_thing, asked) => {
        if (asked.body.verified) return textFor('verified', asked);
        return textFor(asked.body.seenStatus === 'verified' ? 'taken' : 'sentBack', asked);
      },
      failed,
    });
}

// What is wrong with it stands in its form.
outcome(commerceEndpoints.endpoints.postAdminAccessoriesRecalls, { done: 'marks:recall.saved' });

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
