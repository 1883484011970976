import { faqHead, FaqScreen } from '../features/faq/faq-screen.tsx';

export function FaqPage() {
  return <FaqScreen />;
}

FaqPage.head = faqHead;
