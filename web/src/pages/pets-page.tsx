import { LikeButton } from '../features/favourites/like-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { PetsScreen } from '../features/pets/pets-screen.tsx';

export function PetsPage() {
  const { user } = useSession();
  return <PetsScreen memberId={user?.id ?? null} corner={(pet) => <LikeButton kind="pet" thing={pet} />} />;
}

PetsPage.asks = PetsScreen.asks;
