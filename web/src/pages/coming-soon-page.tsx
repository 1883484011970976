import { ComingSoonScreen } from '../features/coming-soon/coming-soon-feature.ts';

export function ComingSoonPage() {
  return <ComingSoonScreen />;
}
