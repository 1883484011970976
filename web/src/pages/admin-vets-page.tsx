import { ThingsScreen } from '../work/marks/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminVetsPage() {
  return <AdminOnly>{() => <ThingsScreen kind="vet" />}</AdminOnly>;
}
