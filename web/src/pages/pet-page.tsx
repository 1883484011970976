import { AnswerFigures } from '../features/adoption/answer-figures.tsx';
import { RequestAction } from '../features/adoption/request-action.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { PetScreen } from '../features/pets/pet-screen.tsx';
import { ContactButton } from '../features/quick-contact/contact-button.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function PetPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  const memberId = user?.id ?? null;
  return (
    <PetScreen
      id={params.id}
      viewer={user && { id: user.id, isAdmin }}
      like={(pet, look) => <LikeButton kind="pet" thing={pet} look={look} />}
      contact={({ id, name }, place) => <ContactButton thing={{ kind: 'pet', id, name }} memberId={memberId} isShort={place === 'bar'} />}
      report={({ id }) => <ReportButton thing={{ kind: 'pet', id }} memberId={memberId} />}
      adoption={{
        action: (pet, place, otherwise) => <RequestAction pet={pet} memberId={memberId} place={place} otherwise={otherwise} />,
        answers: (pet, otherwise) => <AnswerFigures ownerId={pet.owner.id} otherwise={otherwise} />,
      }}
    />
  );
}

PetPage.asks = PetScreen.asks;
