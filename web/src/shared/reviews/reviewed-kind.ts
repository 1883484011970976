/** Who reads; they may take their own review away, an admin any. */
export interface Reader {
  id: string;
  isAdmin: boolean;
}

/** A review as the API answers it, whatever it is about. */
export interface Review {
  id: string;
  rating: number;
  comment: string;
  updatedAt: string;
  author: { id: string; fullName: string };
}

/** The reader's review of a thing, and whether they may write one. */
export interface OwnReview {
  review: Pick<Review, 'id' | 'rating' | 'comment'> | null;
  mayReview: boolean;
}

interface Pages {
  reviews: readonly Review[];
  pagination: { page: number; limit: number; total: number; totalPages: number; totalIsCapped: boolean };
}

interface Asked<Data> {
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  isLoading: boolean;
  refetch: () => unknown;
}

interface Query<Arg, Data> {
  useQuery: (arg: Arg, options?: { skip?: boolean; refetchOnMountOrArgChange?: boolean }) => Asked<Data>;
}

interface Mutation<Arg> {
  useMutation: () => readonly [(arg: Arg) => Promise<{ error?: unknown }> & { unwrap: () => Promise<unknown> }, { isLoading: boolean }];
}

/** What reviews are about: its calls, and its name in the strings of `reviews`. */
export interface ReviewedKind {
  name: 'vet' | 'store' | 'accessory';
  list: Query<{ id: string; page: number; limit: number }, Pages>;
  /** The same with a token, for something of one's own that others do not see. */
  listAsMember: ReviewedKind['list'];
  own: Query<{ id: string }, OwnReview>;
  post: Mutation<{ id: string; body: { rating: number; comment: string }; seen: { review: string | undefined } }>;
  remove: Mutation<{ id: string; reviewId: string }>;
  /** Reads a thing again after its reviews have changed, with the token: to others the gateway shows the change only a moment later. */
  useFresh: (id: string) => () => Promise<unknown>;
}

/** The key of the page of a thing. */
export const pageOf = ({ name }: ReviewedKind, id: string): string => `${name}-${id}`;
/** The key of the page of its reviews. */
export const reviewsOf = (kind: ReviewedKind, id: string): string => `${pageOf(kind, id)}-reviews`;

/** The reader's review of a thing, and whether they may write one; asked for anew by each visit, and not for a visitor. */
export const useOwnReview = (kind: ReviewedKind, id: string, reader: Reader | null) =>
  kind.own.useQuery({ id }, { skip: reader === null, refetchOnMountOrArgChange: true });
