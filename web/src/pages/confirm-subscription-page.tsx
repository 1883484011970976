import { ConfirmScreen } from '../features/subscriptions/subscriptions-feature.ts';

export function ConfirmSubscriptionPage() {
  return <ConfirmScreen />;
}
