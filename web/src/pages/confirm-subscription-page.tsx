import { ConfirmScreen } from '../features/subscriptions/components/confirm-screen.tsx';

export function ConfirmSubscriptionPage() {
  return <ConfirmScreen />;
}
