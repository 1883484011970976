import { MembersScreen } from '../work/members/members-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminMembersPage() {
  return <AdminOnly>{({ id }) => <MembersScreen ownId={id} />}</AdminOnly>;
}
