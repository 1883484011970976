import { accessoryHead, AccessoryScreen } from '../features/accessories/accessory-screen.tsx';
import { AddButton } from '../features/cart/add-button.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
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
      like={(accessory, look) => <LikeButton kind="accessory" thing={accessory} look={look} />}
      buy={(accessory, look) => <AddButton accessory={accessory} look={look} />}
      store={(accessory) => <VendorLine of={accessory} />}
    />
  );
}

AccessoryPage.asks = AccessoryScreen.asks;
AccessoryPage.head = accessoryHead;
