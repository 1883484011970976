import { VerificationsScreen } from '../features/marks/marks-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminVerificationsPage() {
  return <AdminOnly>{() => <VerificationsScreen />}</AdminOnly>;
}
