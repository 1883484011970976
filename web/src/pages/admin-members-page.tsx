import { MembersScreen } from '../features/members/members-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminMembersPage() {
  return <AdminOnly>{({ id }) => <MembersScreen ownId={id} />}</AdminOnly>;
}
