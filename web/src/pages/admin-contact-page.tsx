import { MessagesScreen } from '../work/admin-contact/components/messages-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminContactPage() {
  return <AdminOnly>{() => <MessagesScreen />}</AdminOnly>;
}
