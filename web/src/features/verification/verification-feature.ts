export { VerificationBanner } from './components/verification-banner.tsx';
