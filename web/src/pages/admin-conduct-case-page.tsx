import { usePage } from '#shared/navigation/use-page.ts';
import { CaseScreen } from '../work/conduct/case-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminConductCasePage() {
  const { params } = usePage();
  return <AdminOnly>{() => <CaseScreen id={params.id ?? ''} />}</AdminOnly>;
}
