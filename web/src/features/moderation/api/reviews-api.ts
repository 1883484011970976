import type { ApiError } from '#shared/api/api-error.ts';
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

export interface Deciding {
  id: string;
  /** The version the admin saw: a newer one refuses the decision. */
  contentVersion: number;
  /** As it is told how it went. */
  name: string;
  /** The listing that comes after it in the queue. */
  nextId: string | undefined;
}

const queueLimit = 10;

const decide = ({ id, contentVersion }: Deciding, action: 'approve' | 'reject', body?: object) => ({
  url: `/admin/pets/${id}/${action}`,
  method: 'PATCH',
  headers: { 'if-match': `"${contentVersion}"` },
  body,
});

/** A refused decision changes nothing, but tells that the queue on the screen is out of date. */
const changedBy = (_decided: unknown, error: ApiError | undefined) =>
  error ? (['Review'] as const) : (['Review', 'Stats', 'Pet', 'MyPets'] as const);

export const reviewsApi = api.injectEndpoints({
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
    approveListing: build.mutation<unknown, Deciding>({
      query: (args) => decide(args, 'approve'),
      invalidatesTags: changedBy,
    }),
    rejectListing: build.mutation<unknown, Deciding & { rejectionReason: string }>({
      query: ({ rejectionReason, ...args }) => decide(args, 'reject', { rejectionReason }),
      invalidatesTags: changedBy,
    }),
  }),
});

export const { useReviewStatsQuery, useReviewQueueQuery, useReviewHistoryQuery, useApproveListingMutation, useRejectListingMutation } =
  reviewsApi;
