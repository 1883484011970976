import { aboutHead } from '../features/about/about-head.ts';
import { AboutScreen } from '../features/about/components/about-screen.tsx';
import { AllTotals } from '../features/totals/all-totals.tsx';
import { totalsAsks } from '../features/totals/totals-asks.ts';

export function AboutPage() {
  return <AboutScreen figures={<AllTotals />} />;
}

AboutPage.head = aboutHead;

AboutPage.asks = totalsAsks;
