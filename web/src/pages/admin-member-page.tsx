import { MemberScreen } from '../work/members/member-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminMemberPage() {
  const { params } = usePage();
  return <AdminOnly>{({ id }) => <MemberScreen id={params.id ?? ''} ownId={id} />}</AdminOnly>;
}
