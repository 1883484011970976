import { VerificationsScreen } from '../work/marks/verifications-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminVerificationsPage() {
  return <AdminOnly>{() => <VerificationsScreen />}</AdminOnly>;
}
