import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { VetsScreen } from '../features/vets/list/screen.tsx';
import { vetsHead } from '../features/vets/vets-feature.ts';

export function VetsPage() {
  return <VetsScreen corner={(vet) => <LazyLikeButton kind="vet" thing={vet} />} />;
}

VetsPage.asks = VetsScreen.asks;
VetsPage.head = vetsHead;
