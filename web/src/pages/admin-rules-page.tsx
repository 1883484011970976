import { RulesScreen } from '../work/admin-rules/components/rules-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminRulesPage() {
  return <AdminOnly>{() => <RulesScreen />}</AdminOnly>;
}
