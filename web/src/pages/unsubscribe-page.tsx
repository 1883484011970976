import { UnsubscribeScreen } from '../features/subscriptions/link-screens.tsx';

export function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
