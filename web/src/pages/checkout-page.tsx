import { CheckoutScreen } from '../features/orders/checkout-screens.ts';
import { useSession } from '../features/session/session-feature.ts';

export function CheckoutPage() {
  const { user } = useSession();
  return <CheckoutScreen member={user} />;
}
