import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { StoreReviewsScreen } from '../features/stores/store-reviews-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function StoreReviewsPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return (
    <StoreReviewsScreen
      id={params.id ?? ''}
      reader={user && { id: user.id, isAdmin }}
      report={({ id, author }) => <ReportButton thing={{ kind: 'review', id }} memberId={user?.id ?? null} of={author} />}
    />
  );
}
