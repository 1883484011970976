import { AnswerFigures, RequestAction } from '../features/adoption/offer-feature.ts';
import { LazyLikeButton } from '../features/favourites/favourites-feature.ts';
import { PetScreen } from '../features/pets/pet-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function PetPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  const memberId = user?.id ?? null;
  return (
    <PetScreen
      id={params.id}
      viewer={user && { id: user.id, isAdmin }}
      like={(pet, look) => <LazyLikeButton kind="pet" thing={pet} look={look} />}
      adoption={{
        action: (pet, place, otherwise) => <RequestAction pet={pet} memberId={memberId} place={place} otherwise={otherwise} />,
        answers: (pet, otherwise) => <AnswerFigures ownerId={pet.owner.id} otherwise={otherwise} />,
      }}
    />
  );
}

PetPage.asks = PetScreen.asks;
