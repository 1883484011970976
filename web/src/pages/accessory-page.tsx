import { AccessoryScreen, accessoryHead } from '../features/accessories/accessory-feature.ts';
import { AddButton } from '../features/cart/cart-feature.ts';
import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { VendorLine } from '../features/stores/vendor-line-feature.ts';
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
