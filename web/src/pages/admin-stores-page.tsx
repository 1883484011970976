import { ThingsScreen } from '../work/marks/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminStoresPage() {
  return <AdminOnly>{() => <ThingsScreen kind="store" />}</AdminOnly>;
}
