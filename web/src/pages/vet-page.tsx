import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { VetScreen, vetHead } from '../features/vets/vet-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function VetPage() {
  const { params } = usePage();
  const { user } = useSession();
  return (
    <VetScreen
      id={params.id ?? ''}
      viewerId={user?.id ?? null}
      like={(vet, look) => <LazyLikeButton kind="vet" thing={vet} look={look} />}
    />
  );
}

VetPage.asks = VetScreen.asks;
VetPage.head = vetHead;
