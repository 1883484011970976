import { usePage } from '#shared/navigation/use-page.ts';
import '../model/request-outcomes.ts';
import { RequestDetailsScreen } from './details/request-details-screen.tsx';
import { RequestsListScreen } from './list/requests-list-screen.tsx';

/** Adoption requests in the dashboard: the list, or the one that the address names. */
export function RequestsScreen({ memberId }: { memberId: string }) {
  const { id } = usePage().query;
  return id ? <RequestDetailsScreen key={id} id={id} memberId={memberId} /> : <RequestsListScreen memberId={memberId} />;
}
