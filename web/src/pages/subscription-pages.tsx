import { ConfirmScreen, UnsubscribeScreen } from '../features/subscriptions/link-screens.tsx';

export function ConfirmSubscriptionPage() {
  return <ConfirmScreen />;
}

export function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
