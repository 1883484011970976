import { NewestOfStore } from '../features/accessories/shelf-feature.ts';
import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { StoreScreen, storeHead } from '../features/stores/store-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function StorePage() {
  const { params } = usePage();
  const { user } = useSession();
  return (
    <StoreScreen
      id={params.id ?? ''}
      viewerId={user?.id ?? null}
      like={(store, look) => <LazyLikeButton kind="store" thing={store} look={look} />}
      shelf={({ id }) => <NewestOfStore storeId={id} corner={(accessory) => <LazyLikeButton kind="accessory" thing={accessory} />} />}
    />
  );
}

StorePage.asks = StoreScreen.asks;
StorePage.head = storeHead;
