import { ThingsScreen } from '../features/marks/marks-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminVetsPage() {
  return <AdminOnly>{() => <ThingsScreen kind="vet" />}</AdminOnly>;
}
