import { ThingsScreen } from '../work/marks/components/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminAccessoriesPage() {
  return <AdminOnly>{() => <ThingsScreen kind="accessory" />}</AdminOnly>;
}
