import { VerificationsScreen } from '../work/marks/components/verifications-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminVerificationsPage() {
  return <AdminOnly>{() => <VerificationsScreen />}</AdminOnly>;
}
