import { CaseScreen } from '../work/order-desk/case-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminCasePage() {
  const { params } = usePage();
  return <AdminOnly>{() => <CaseScreen id={params.id ?? ''} />}</AdminOnly>;
}
