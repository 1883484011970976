import { LikeButton } from '../features/favourites/like-button.tsx';
import { vetsHead, VetsScreen } from '../features/vets/vets-screen.tsx';

export function VetsPage() {
  return <VetsScreen corner={(vet) => <LikeButton kind="vet" thing={vet} />} />;
}

VetsPage.asks = VetsScreen.asks;
VetsPage.head = vetsHead;
