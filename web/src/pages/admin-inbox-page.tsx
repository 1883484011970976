import { InboxScreen } from '../work/admin-inbox/inbox-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminInboxPage() {
  return <AdminOnly>{() => <InboxScreen />}</AdminOnly>;
}
