import { CheckoutScreen } from '../features/orders/checkout-screen.tsx';
import { useSession } from '../features/session/use-session.ts';

export function CheckoutPage() {
  const { user } = useSession();
  return <CheckoutScreen member={user} />;
}
