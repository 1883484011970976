import { AlsoLiked } from '../features/accessories/also-feature.ts';
import { CartScreen } from '../features/cart/cart-screens.ts';
import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { useSession } from '../features/session/session-feature.ts';

export function CartPage() {
  const { user } = useSession();
  return (
    <CartScreen
      memberId={user?.id ?? null}
      also={({ items }) => <AlsoLiked lines={items} corner={(accessory) => <LazyLikeButton kind="accessory" thing={accessory} />} />}
    />
  );
}
