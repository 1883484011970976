import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { PetScreen } from '../features/pets/detail/screen.tsx';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function PetPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return (
    <PetScreen id={params.id} viewer={user && { id: user.id, isAdmin }} like={(pet, look) => <LazyLikeButton pet={pet} look={look} />} />
  );
}

PetPage.asks = PetScreen.asks;
