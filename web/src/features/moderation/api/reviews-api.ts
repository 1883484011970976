import { api } from '#shared/api/api.ts';
import type { AdminStats, ApprovalStatus, Decision, Pagination, ReviewedPet } from '#shared/api/types.ts';

export interface QueuePage {
  pets: ReviewedPet[];
  pagination: Pagination;
}

export interface QueueQuery {
  status: ApprovalStatus;
  page: number;
}

interface DecisionArgs {
  id: string;
  /** The version the admin saw: a newer one refuses the decision. */
  contentVersion: number;
}

const queueLimit = 10;

const decide = ({ id, contentVersion }: DecisionArgs, action: 'approve' | 'reject', body?: object) => ({
  url: `/admin/pets/${id}/${action}`,
  method: 'PATCH',
  headers: { 'if-match': `"${contentVersion}"` },
  body,
});

const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewStats: build.query<AdminStats, void>({
      query: () => '/admin/dashboard/stats',
      transformResponse: (data: { stats: AdminStats }) => data.stats,
      providesTags: ['Stats'],
    }),
    reviewQueue: build.query<QueuePage, QueueQuery>({
      query: ({ status, page }) => {
        const params = { page, limit: queueLimit, sortBy: 'newest' };
        return status === 'pending'
          ? { url: '/admin/pets/pending', params: { ...params, sortBy: 'oldest' } }
          : { url: '/admin/pets', params: { ...params, approvalStatus: status } };
      },
      providesTags: ['Review'],
    }),
    reviewHistory: build.query<Decision[], string>({
      query: (id) => `/admin/pets/${id}/history`,
      transformResponse: (data: { history: Decision[] }) => data.history,
      providesTags: ['Review'],
    }),
    approveListing: build.mutation<unknown, DecisionArgs>({
      query: (args) => decide(args, 'approve'),
      invalidatesTags: ['Review', 'Stats', 'Pet', 'MyPets'],
    }),
    rejectListing: build.mutation<unknown, DecisionArgs & { rejectionReason: string }>({
      query: ({ rejectionReason, ...args }) => decide(args, 'reject', { rejectionReason }),
      invalidatesTags: ['Review', 'Stats', 'Pet', 'MyPets'],
    }),
  }),
});

export const { useReviewStatsQuery, useReviewQueueQuery, useReviewHistoryQuery, useApproveListingMutation, useRejectListingMutation } =
  reviewsApi;
