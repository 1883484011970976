import { DisputesScreen } from '../features/order-desk/disputes/screen.tsx';
import { ProposalsScreen } from '../features/order-desk/proposals/screen.tsx';
import { RefundsScreen } from '../features/order-desk/refunds/screen.tsx';
import { PaidOutScreen } from '../features/order-desk/settlements/made-screen.tsx';
import { SettlementsScreen } from '../features/order-desk/settlements/screen.tsx';
import { SlipsScreen } from '../features/order-desk/slips/screen.tsx';
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
