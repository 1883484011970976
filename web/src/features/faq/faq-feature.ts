export { FaqTeasers } from './components/faq-teasers.tsx';
export { FaqScreen } from './components/faq-screen.tsx';
export { faqHead } from './faq-head.ts';
