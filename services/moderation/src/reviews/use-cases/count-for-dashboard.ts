import type { MemberDirectory, ReviewQueries } from './ports.ts';

export interface DashboardStats {
  readonly totalPets: number;
  readonly pendingPets: number;
  readonly approvedPets: number;
  readonly rejectedPets: number;
  readonly totalUsers: number;
}

export type CountForDashboard = () => Promise<DashboardStats>;

export const countForDashboard =
  (queries: ReviewQueries, members: MemberDirectory): CountForDashboard =>
  async () => {
    const [{ pending, approved, rejected }, totalUsers] = await Promise.all([queries.countByStatus(), members.count()]);
    return { totalPets: pending + approved + rejected, pendingPets: pending, approvedPets: approved, rejectedPets: rejected, totalUsers };
  };
