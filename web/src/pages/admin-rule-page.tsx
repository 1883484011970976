import { usePage } from '#shared/navigation/use-page.ts';
import { NewRuleScreen, RuleScreen } from '../work/admin-rules/rule-screen.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminRulePage() {
  const { params } = usePage();
  const { id = '' } = params;
  return <AdminOnly>{() => (id === 'new' ? <NewRuleScreen /> : <RuleScreen id={id} />)}</AdminOnly>;
}
