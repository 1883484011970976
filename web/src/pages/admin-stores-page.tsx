import { ThingsScreen } from '../work/marks/components/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminStoresPage() {
  return <AdminOnly>{() => <ThingsScreen kind="store" />}</AdminOnly>;
}
