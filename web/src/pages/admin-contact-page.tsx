import { MessagesScreen } from '../features/admin-contact/admin-contact-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminContactPage() {
  return <AdminOnly>{() => <MessagesScreen />}</AdminOnly>;
}
