import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { CaseParcel, SentParcel } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import type { Decision } from '../components/decision-dialog.tsx';

type Given = CaseParcel['decisions'][number];
const isVerdict = (given: Given): given is 'upheld' | 'dismissed' => given === 'upheld' || given === 'dismissed';

/** What an admin may decide about a parcel that waits: who is right about what the buyer contests, or what became of it where both sides are silent. */
export function useParcelDecisions({ id, order, decisions }: CaseParcel): readonly Decision[] {
  const [decide] = commerceEndpoints.usePatchOrdersParcelsByIdContestMutation();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const dispatch = useAppDispatch();
  const around = {
    look: async () => (await read({ id }).unwrap()).parcel,
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags(['Order', 'Refund'])),
  };
  const decisionOf = (given: Given): Decision => {
    const of = { id, number: order.number, field: 'reason' } as const;
    if (isVerdict(given))
      return {
        ...{ ...of, act: given === 'upheld' ? 'uphold' : 'dismiss' },
        stepOf: (reason) => ({
          ...around,
          take: () => decide({ id, body: { upheld: given === 'upheld', reason } }).unwrap(),
          isDone: (now) => (now as SentParcel).contest?.status === given,
        }),
      };
    const to = given === 'decline' ? 'delivered' : given;
    return {
      ...{ ...of, act: given },
      stepOf: (reason) => ({
        ...around,
        take: () => step({ id, body: { status: to, reason } }).unwrap(),
        isDone: (now) => (now as SentParcel).status === to,
      }),
    };
  };
  return decisions.map(decisionOf);
}
