import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { VetReviewsScreen } from '../features/vets/vet-reviews-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function VetReviewsPage() {
  const { params } = usePage();
  const { user, isAdmin } = useSession();
  return (
    <VetReviewsScreen
      id={params.id ?? ''}
      reader={user && { id: user.id, isAdmin }}
      report={({ id, author }) => <ReportButton thing={{ kind: 'review', id }} memberId={user?.id ?? null} of={author} />}
    />
  );
}
