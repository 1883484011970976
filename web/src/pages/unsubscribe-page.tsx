import { UnsubscribeScreen } from '../features/subscriptions/subscriptions-feature.ts';

export function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
