import { NewestOfStore } from '../features/accessories/accessory-shelves.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { ContactButton } from '../features/quick-contact/contact-button.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { storeHead, StoreScreen } from '../features/stores/store-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function StorePage() {
  const { params } = usePage();
  const { user } = useSession();
  return (
    <StoreScreen
      id={params.id ?? ''}
      viewerId={user?.id ?? null}
      like={(store, look) => <LikeButton kind="store" thing={store} look={look} />}
      contact={({ id, name }) => <ContactButton thing={{ kind: 'store', id, name }} memberId={user?.id ?? null} />}
      report={({ id }) => <ReportButton thing={{ kind: 'store', id }} memberId={user?.id ?? null} />}
      shelf={({ id }) => <NewestOfStore storeId={id} corner={(accessory) => <LikeButton kind="accessory" thing={accessory} />} />}
    />
  );
}

StorePage.asks = StoreScreen.asks;
StorePage.head = storeHead;
