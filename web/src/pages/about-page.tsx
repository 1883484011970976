import { AboutScreen, aboutHead } from '../features/about/about-feature.ts';
import { AllTotals, totalsAsks } from '../features/totals/about-totals-feature.ts';

export function AboutPage() {
  return <AboutScreen figures={<AllTotals />} />;
}

AboutPage.head = aboutHead;

AboutPage.asks = totalsAsks;
