import { AllOfStore } from '../features/accessories/all-of-store.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { FeaturedStorefront, OwnStorefront, StorefrontScreen } from '../features/stores/storefront-screen.tsx';
import type { Store } from '#shared/api/types.ts';
import { usePage } from '#shared/navigation/use-page.ts';

const featured = { 'vendor-1': 1, 'vendor-2': 2 } as const;

/** The shelf of a store by its id, of the first two that are featured, and of the own one. */
export function VendorPage() {
  const { key, params } = usePage();
  const { user } = useSession();
  const shown = {
    viewerId: user?.id ?? null,
    shelf: ({ id }: Store) => <AllOfStore storeId={id} corner={(accessory) => <LikeButton kind="accessory" thing={accessory} />} />,
  };
  if (key === 'vendor-storefront-page') return <OwnStorefront {...shown} />;
  if (key === 'vendor-1' || key === 'vendor-2') return <FeaturedStorefront key={key} nth={featured[key]} {...shown} />;
  return <StorefrontScreen id={params.id ?? ''} {...shown} />;
}
