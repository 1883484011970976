import { FaqScreen } from '../features/faq/components/faq-screen.tsx';
import { faqHead } from '../features/faq/faq-head.ts';

export function FaqPage() {
  return <FaqScreen />;
}

FaqPage.head = faqHead;
