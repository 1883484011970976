import { ThingsScreen } from '../features/marks/marks-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminStoresPage() {
  return <AdminOnly>{() => <ThingsScreen kind="store" />}</AdminOnly>;
}
