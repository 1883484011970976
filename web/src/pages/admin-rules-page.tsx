import { RulesScreen } from '../work/admin-rules/rules-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminRulesPage() {
  return <AdminOnly>{() => <RulesScreen />}</AdminOnly>;
}
