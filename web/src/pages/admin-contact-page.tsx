import { MessagesScreen } from '../work/admin-contact/messages-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminContactPage() {
  return <AdminOnly>{() => <MessagesScreen />}</AdminOnly>;
}
