import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Args } from '#shared/api/endpoint.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { formatPrice } from '#shared/format/format.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { Button } from '#shared/ui/button.tsx';
import { MissingThing } from '#shared/content/states.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { leaveTo, orderPlaces } from './leave-to.ts';
import './order-outcomes.ts';
import styles from './orders.module.css';

type Behaviour = Args<'postOrdersPaymentsSimulatorChoice'>['body']['behaviour'];

/** Where a wallet has the browser post what became of the payment: the answer leads to the order. */
const returnAddress = '/api/v1/orders/payments/simulator/return';

/** Has the simulated wallet answer, sends its notices, and leads back as a wallet does; without a notice to the list of orders. */
function usePlayedWallet(reference: string) {
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

const usual = ['success', 'refusal'] as const satisfies readonly Behaviour[];
const unusual = ['pending', 'late', 'repeated', 'contradicting', 'never'] as const satisfies readonly Behaviour[];

function Played({ reference, amount }: { reference: string; amount: number }) {
  const { t } = useTranslation('orders');
  const { answer, busy } = usePlayedWallet(reference);
  const button = (behaviour: Behaviour, kind?: 'primary') => (
    <Button key={behaviour} kind={kind} isBusy={busy === behaviour} isDisabled={busy !== undefined} onClick={() => void answer(behaviour)}>
      {t(`wallet.${behaviour}`)}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Panel tone="genda">
        <p>{t('payment.test')}</p>
      </Panel>
      <p>
        <strong>{formatPrice(t, amount)}</strong>
      </p>
      {usual.map((behaviour) => button(behaviour, behaviour === 'success' ? 'primary' : undefined))}
      <h2>{t('wallet.more')}</h2>
      {unusual.map((behaviour) => button(behaviour))}
    </Stack>
  );
}

/** Stands for the page of a wallet where payments are simulated: no money moves. */
export function TestWalletScreen() {
  const { t } = useTranslation('orders');
  const { query } = usePage();
  const amount = Number(query['amount']);
  const { reference = '' } = query;
  if (reference === '' || !Number.isSafeInteger(amount) || amount <= 0)
    return (
      <MissingThing
        title={t('wallet.missing.title')}
        text={t('wallet.missing.text')}
        list={{ to: 'accessories', text: t('order.toShop') }}
      />
    );
  return (
    <div className="container fills-window">
      <Stack gap={4} className={styles.wallet}>
        <PageHeading>{t('wallet.title')}</PageHeading>
        <Played reference={reference} amount={amount} />
      </Stack>
    </div>
  );
}
