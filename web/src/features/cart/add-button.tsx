import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';

/** The code comes with the first press: no page of the shop is heavier for it. */
async function loadCode() {
  const [code] = await Promise.all([import('./cart-code.ts'), loadStrings(['cart', 'errors'])]);
  return code;
}

interface AddButtonProps {
  accessory: { id: string; name: string };
  /** How many pieces. */
  quantity?: number;
  /** `card`: in a list, where the name of the product is part of its own; `main`: the one thing to do on a page. */
  look: 'card' | 'main' | 'bar';
}

/** Puts pieces of a product into the cart. */
export function AddButton({ accessory: { id, name }, quantity = 1, look }: AddButtonProps) {
  const { t } = useTranslation(['shop', 'shell']);
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { addToCart } = await loadCode();
      await addToCart(dispatch, { accessoryId: id, quantity });
    } catch {
      toast.error(t('shell:pageFailed'));
    } finally {
      setBusy(false);
    }
  };
  const isCard = look === 'card';
  return (
    <Button
      kind={isCard ? 'outlined' : 'primary'}
      size={isCard ? 'small' : 'middle'}
      isBlock={look === 'main'}
      isBusy={isBusy}
      icon={<ShoppingBag size={20} aria-hidden />}
      onClick={() => void add()}
      {...(isCard && { label: t('cart.addNamed', { name }) })}
    >
      {t('cart.add')}
    </Button>
  );
}
