import { aboutHead, AboutScreen } from '../features/about/about-screen.tsx';
import { AllTotals, totalsAsks } from '../features/totals/all-totals.tsx';

export function AboutPage() {
  return <AboutScreen figures={<AllTotals />} />;
}

AboutPage.head = aboutHead;

AboutPage.asks = totalsAsks;
