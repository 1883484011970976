export { NewsletterBox } from './newsletter/newsletter-box.tsx';
export { NewsletterPanel } from './newsletter/newsletter-panel.tsx';
