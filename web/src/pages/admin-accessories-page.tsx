import { ThingsScreen } from '../features/marks/marks-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminAccessoriesPage() {
  return <AdminOnly>{() => <ThingsScreen kind="accessory" />}</AdminOnly>;
}
