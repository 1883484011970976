import { accessoryHead, AccessoryScreen } from '../features/accessories/accessory-screen.tsx';
import { AddButton } from '../features/cart/add-button.tsx';
import { LazyLikeButton } from '../features/favourites/lazy-like-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { VendorLine } from '../features/stores/store-grid.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function AccessoryPage() {
  const { params } = usePage();
  const { user } = useSession();
  return (
    <AccessoryScreen
      id={params.id ?? ''}
      viewerId={user?.id ?? null}
      like={(accessory, look) => <LazyLikeButton kind="accessory" thing={accessory} look={look} />}
      buy={(accessory, look) => <AddButton accessory={accessory} look={look} />}
      store={(accessory) => <VendorLine of={accessory} />}
    />
  );
}

AccessoryPage.asks = AccessoryScreen.asks;
AccessoryPage.head = accessoryHead;
