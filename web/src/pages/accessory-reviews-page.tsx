import { AccessoryReviewsScreen } from '../features/accessories/reviews-feature.ts';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function AccessoryReviewsPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return <AccessoryReviewsScreen id={params.id ?? ''} reader={user && { id: user.id, isAdmin }} />;
}
