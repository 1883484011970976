import { LazyLikeButton } from '../features/favourites/lazy-like-button.tsx';
import { VetsScreen } from '../features/vets/list/screen.tsx';
import { vetsHead } from '../features/vets/vets-head.ts';

export function VetsPage() {
  return <VetsScreen corner={(vet) => <LazyLikeButton kind="vet" thing={vet} />} />;
}

VetsPage.asks = VetsScreen.asks;
VetsPage.head = vetsHead;
