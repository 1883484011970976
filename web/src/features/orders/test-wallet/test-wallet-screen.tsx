import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { Button } from '#shared/ui/button.tsx';
import { MissingThing } from '#shared/ui/missing-thing.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Stack } from '#shared/content/stack.tsx';
import '../model/order-outcomes.ts';
import styles from '../payment/payment.module.css';
import { usePlayedWallet } from './use-played-wallet.ts';
import type { Behaviour } from './use-played-wallet.ts';

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
