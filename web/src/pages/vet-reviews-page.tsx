import { useSession } from '../features/session/session-feature.ts';
import { VetReviewsScreen } from '../features/vets/reviews/screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function VetReviewsPage() {
  const { params } = usePage();
  const { user } = useSession();
  return <VetReviewsScreen id={params.id ?? ''} isMember={user !== null} />;
}
