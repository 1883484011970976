import { RulesScreen } from '../features/admin-rules/admin-rules-feature.ts';
import { AdminOnly } from './admin-only.tsx';

export function AdminRulesPage() {
  return <AdminOnly>{() => <RulesScreen />}</AdminOnly>;
}
