export { ReviewDashboard } from './components/review-dashboard.tsx';
