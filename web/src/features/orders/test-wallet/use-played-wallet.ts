import { useState } from 'react';
import type { Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { leaveTo } from '../model/leave-to.ts';
import { orderPlaces } from '../model/order-places.ts';

export type Behaviour = Args<'postOrdersPaymentsSimulatorChoice'>['body']['behaviour'];

/** Where a wallet has the browser post what became of the payment: the answer leads to the order. */
const returnAddress = '/api/v1/orders/payments/simulator/return';

/** Has the simulated wallet answer, sends its notices, and leads back as a wallet does; without a notice to the list of orders. */
export function usePlayedWallet(reference: string) {
  const [choose] = commerceEndpoints.usePostOrdersPaymentsSimulatorChoiceMutation();
  const [notify] = commerceEndpoints.usePostOrdersPaymentsSimulatorNoticeMutation();
  const [busy, setBusy] = useState<Behaviour>();
  const play = async (behaviour: Behaviour) => {
    const { data } = await choose({ body: { reference, behaviour } });
    if (data === undefined) return;
    for (const notice of data.notices) await notify({ body: notice });
    const last = data.notices.at(-1);
    if (last === undefined) navigate('dashboard', { query: orderPlaces.list, replace: true });
    else leaveTo({ url: returnAddress, method: 'post', fields: { ...last } });
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
