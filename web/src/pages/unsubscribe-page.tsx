import { UnsubscribeScreen } from '../features/subscriptions/components/unsubscribe-screen.tsx';

export function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
