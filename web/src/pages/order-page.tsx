import { OrderScreen } from '../work/orders/order-screen.tsx';
import { useSession } from '../features/session/use-session.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function OrderPage() {
  const { params, query } = usePage();
  const { user } = useSession();
  return <OrderScreen id={params.id ?? ''} memberId={user?.id ?? null} receipt={query.receipt} />;
}
