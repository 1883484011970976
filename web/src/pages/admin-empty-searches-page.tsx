import { EmptySearchesScreen } from '../work/empty-searches/empty-searches-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminEmptySearchesPage() {
  return <AdminOnly>{() => <EmptySearchesScreen />}</AdminOnly>;
}
