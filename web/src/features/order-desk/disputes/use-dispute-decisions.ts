import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { SentParcel } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import type { Decision } from '../components/decision-dialog.tsx';

type StepAct = 'delivered' | 'refused' | 'lost' | 'returned' | 'decline';

const stepsIn: Partial<Record<SentParcel['status'], readonly StepAct[]>> = {
  shipped: ['delivered', 'refused', 'lost'],
  'return-asked': ['returned', 'decline'],
};

/** What an admin decides about a parcel that waits: who is right about a refusal, or what became of it where both sides are silent. */
export function useDisputeDecisions(parcel: SentParcel): readonly Decision[] {
  const { id, order, contest, status } = parcel;
  const [decide] = commerceEndpoints.usePatchOrdersParcelsByIdContestMutation();
  const [step] = commerceEndpoints.usePatchOrdersParcelsByIdStatusMutation();
  const [read] = commerceEndpoints.useLazyGetOrdersParcelsByIdQuery();
  const dispatch = useAppDispatch();
  const of = { id, number: order.number };
  const around = {
    look: async () => (await read({ id }).unwrap()).parcel,
    // Disputes are listed among the orders.
    onOutdated: () => void dispatch(commerceEndpoints.util.invalidateTags([{ type: 'Order', id: 'list' }])),
  };
  const verdict = (upheld: boolean): Decision => ({
    ...{ ...of, act: upheld ? 'uphold' : 'dismiss', field: 'reason' },
    stepOf: (reason) => ({
      ...around,
      take: () => decide({ id, body: { upheld, reason } }).unwrap(),
      isDone: (now) => (now as SentParcel).contest?.status === (upheld ? 'upheld' : 'dismissed'),
    }),
  });
  const taking = (act: StepAct): Decision => {
    const to = act === 'decline' ? 'delivered' : act;
    return {
      ...{ ...of, act, field: 'reason' },
      stepOf: (reason) => ({
        ...around,
        take: () => step({ id, body: { status: to, reason } }).unwrap(),
        isDone: (now) => (now as SentParcel).status === to,
      }),
    };
  };
  return contest?.status === 'open' ? [verdict(true), verdict(false)] : (stepsIn[status] ?? []).map(taking);
}
