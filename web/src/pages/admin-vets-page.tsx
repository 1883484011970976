import { ThingsScreen } from '../work/marks/components/things-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminVetsPage() {
  return <AdminOnly>{() => <ThingsScreen kind="vet" />}</AdminOnly>;
}
