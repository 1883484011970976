import { AboutScreen, aboutHead } from '../features/about/about-feature.ts';

export function AboutPage() {
  return <AboutScreen />;
}

AboutPage.head = aboutHead;
