import { LazyLikeButton } from '../features/favourites/lazy-like-button.tsx';
import { vetsHead, VetsScreen } from '../features/vets/vets-screen.tsx';

export function VetsPage() {
  return <VetsScreen corner={(vet) => <LazyLikeButton kind="vet" thing={vet} />} />;
}

VetsPage.asks = VetsScreen.asks;
VetsPage.head = vetsHead;
