import { comingSoonHead, ComingSoonScreen } from '../features/coming-soon/coming-soon-screen.tsx';

export function ComingSoonPage() {
  return <ComingSoonScreen />;
}

ComingSoonPage.head = comingSoonHead;
