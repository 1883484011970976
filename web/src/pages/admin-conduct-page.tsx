import { CasesScreen } from '../work/conduct/cases-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminConductPage() {
  return <AdminOnly>{() => <CasesScreen />}</AdminOnly>;
}
