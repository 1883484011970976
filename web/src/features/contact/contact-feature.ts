export { ContactScreen } from './components/contact-screen.tsx';
export { contactHead } from './contact-head.ts';
