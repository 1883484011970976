import { DisputesScreen, RefundsScreen, SlipsScreen } from '../features/order-desk/order-desk-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { AdminOnly } from './admin-only.tsx';

const screens: Readonly<Record<string, typeof SlipsScreen>> = { refunds: RefundsScreen, disputes: DisputesScreen };

export function AdminPaymentsPage() {
  const { tab = '' } = usePage().query;
  const Screen = screens[tab] ?? SlipsScreen;
  return <AdminOnly>{() => <Screen key={tab} />}</AdminOnly>;
}
