import { DisputesScreen } from '../work/order-desk/disputes-screen.tsx';
import { ProposalsScreen } from '../work/order-desk/proposals-screen.tsx';
import { RefundsScreen } from '../work/order-desk/refunds-screen.tsx';
import { PaidOutScreen } from '../work/order-desk/settlements-screens.tsx';
import { SettlementsScreen } from '../work/order-desk/settlements-screens.tsx';
import { SlipsScreen } from '../work/order-desk/slips-screen.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

const screens: Readonly<Record<string, typeof SlipsScreen>> = {
  refunds: RefundsScreen,
  disputes: DisputesScreen,
  settlements: SettlementsScreen,
  proposals: ProposalsScreen,
  'paid-out': PaidOutScreen,
};

export function AdminPaymentsPage() {
  const { tab = '' } = usePage().query;
  const Screen = screens[tab] ?? SlipsScreen;
  return <AdminOnly>{() => <Screen key={tab} />}</AdminOnly>;
}
