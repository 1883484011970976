import './model/moderation-outcomes.ts';

export { ReviewDashboard } from './components/review-dashboard.tsx';
