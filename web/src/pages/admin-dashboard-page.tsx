import { ReviewDashboard } from '../features/moderation/moderation-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminDashboardPage() {
  return <AdminOnly>{() => <ReviewDashboard />}</AdminOnly>;
}
