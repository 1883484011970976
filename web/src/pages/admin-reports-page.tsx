import { ReportsScreen } from '../work/conversation-reports/reports-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminReportsPage() {
  return <AdminOnly>{() => <ReportsScreen />}</AdminOnly>;
}
