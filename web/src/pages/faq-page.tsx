import { FaqScreen, faqHead } from '../features/faq/faq-feature.ts';

export function FaqPage() {
  return <FaqScreen />;
}

FaqPage.head = faqHead;
