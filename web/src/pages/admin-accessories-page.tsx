import { ThingsScreen } from '../work/marks/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminAccessoriesPage() {
  return <AdminOnly>{() => <ThingsScreen kind="accessory" />}</AdminOnly>;
}
