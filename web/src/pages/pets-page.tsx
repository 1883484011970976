import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { PetsScreen } from '../features/pets/list/screen.tsx';

export function PetsPage() {
  return <PetsScreen corner={(pet) => <LazyLikeButton pet={pet} />} />;
}

PetsPage.asks = PetsScreen.asks;
