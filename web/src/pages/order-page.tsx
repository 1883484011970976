import { OrderScreen } from '../features/orders/order-screens.ts';
import { useSession } from '../features/session/session-feature.ts';
import { usePage } from '#shared/navigation/use-page.ts';

export function OrderPage() {
  const { params } = usePage();
  const { user } = useSession();
  return <OrderScreen id={params.id ?? ''} memberId={user?.id ?? null} />;
}
