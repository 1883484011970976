import { AlsoLiked } from '../features/accessories/accessory-shelves.tsx';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { useSession } from '../features/session/use-session.ts';

export function CartPage() {
  const { user } = useSession();
  return (
    <CartScreen
      memberId={user?.id ?? null}
      also={({ items }) => <AlsoLiked lines={items} corner={(accessory) => <LikeButton kind="accessory" thing={accessory} />} />}
    />
  );
}
