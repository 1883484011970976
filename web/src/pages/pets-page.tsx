import { LazyLikeButton } from '../features/favourites/lazy-like-button.tsx';
import { PetsScreen } from '../features/pets/list/screen.tsx';

export function PetsPage() {
  return <PetsScreen corner={(pet) => <LazyLikeButton kind="pet" thing={pet} />} />;
}

PetsPage.asks = PetsScreen.asks;
