import { ReviewDashboard } from '../work/moderation/review-dashboard.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminDashboardPage() {
  return <AdminOnly>{() => <ReviewDashboard />}</AdminOnly>;
}
