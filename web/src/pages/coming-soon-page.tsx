import { ComingSoonScreen, comingSoonHead } from '../features/coming-soon/coming-soon-feature.ts';

export function ComingSoonPage() {
  return <ComingSoonScreen />;
}

ComingSoonPage.head = comingSoonHead;
