import { comingSoonHead } from '../features/coming-soon/coming-soon-head.ts';
import { ComingSoonScreen } from '../features/coming-soon/components/coming-soon-screen.tsx';

export function ComingSoonPage() {
  return <ComingSoonScreen />;
}

ComingSoonPage.head = comingSoonHead;
