import { useState } from 'react';
import type { Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { orderPlaces } from '../model/order-places.ts';

export type Behaviour = Args<'postOrdersPaymentsSimulatorChoice'>['body']['behaviour'];

/** Has the simulated wallet answer, sends its notices, and leads back to the order; without a notice to the list of orders. */
export function usePlayedWallet(reference: string) {
  const [choose] = commerceEndpoints.usePostOrdersPaymentsSimulatorChoiceMutation();
  const [notify] = commerceEndpoints.usePostOrdersPaymentsSimulatorNoticeMutation();
  const [busy, setBusy] = useState<Behaviour>();
  const play = async (behaviour: Behaviour) => {
    const { data } = await choose({ body: { reference, behaviour } });
    if (data === undefined) return;
    let orderId: string | undefined;
    for (const notice of data.notices) orderId = (await notify({ body: notice })).data?.orderId ?? orderId;
    if (orderId === undefined) navigate('dashboard', { query: orderPlaces.list, replace: true });
    else navigate(`order-${orderId}`, { replace: true });
  };
  return {
    busy,
    answer: async (behaviour: Behaviour) => {
      setBusy(behaviour);
      await play(behaviour);
      setBusy(undefined);
    },
  };
}
