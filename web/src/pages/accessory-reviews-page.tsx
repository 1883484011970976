import { AccessoryReviewsScreen } from '../features/accessories/accessory-reviews-screen.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function AccessoryReviewsPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return <AccessoryReviewsScreen id={params.id ?? ''} reader={user && { id: user.id, isAdmin }} />;
}
