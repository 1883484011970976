import { AccessoryReviewsScreen } from '../features/accessories/accessory-reviews-screen.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function AccessoryReviewsPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return (
    <AccessoryReviewsScreen
      id={params.id ?? ''}
      reader={user && { id: user.id, isAdmin }}
      report={({ id, author }) => <ReportButton thing={{ kind: 'review', id }} memberId={user?.id ?? null} of={author} />}
    />
  );
}
