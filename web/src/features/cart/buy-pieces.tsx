import { mostPieces } from '@paltu/reference';
import type { Accessory } from '#shared/api/types.ts';
import { AddButton } from './add-button.tsx';
import styles from './stepper.module.css';
import { Stepper } from './stepper.tsx';

interface BuyPiecesProps {
  accessory: Pick<Accessory, 'id' | 'name' | 'quantity'>;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** How many pieces of a product, and the button that puts them into the cart. */
export function BuyPieces({ accessory, quantity, onQuantity }: BuyPiecesProps) {
  const most = Math.min(accessory.quantity, mostPieces);
  return (
    <div className={styles.buy}>
      <Stepper name={accessory.name} quantity={quantity} fewer={quantity - 1} hasMore={quantity < most} onQuantity={onQuantity} />
      <AddButton accessory={accessory} quantity={quantity} look="main" />
    </div>
  );
}
