import { ConfirmScreen } from '../features/subscriptions/link-screens.tsx';

export function ConfirmSubscriptionPage() {
  return <ConfirmScreen />;
}
