import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/api/types.ts';
import { Button } from '#shared/work/button.tsx';
import { LeftLines } from './left-lines.tsx';
import { useIntoCart } from './use-into-cart.ts';

/** Puts all that was ordered into the cart once more. */
export function OrderAgain({ order: { items } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { put, isBusy, left } = useIntoCart();
  const wanted = items.map(({ accessoryId, name, ordered }) => ({ accessoryId, name, quantity: ordered }));
  return (
    <>
      <p>
        <Button kind="outlined" isBusy={isBusy} onClick={() => void put(wanted)}>
          {t('again.button')}
        </Button>
      </p>
      <LeftLines left={left} />
    </>
  );
}
