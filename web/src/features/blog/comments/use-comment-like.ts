import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import type { Reply } from '../model/comment.ts';
import { useKnownLikes } from '../model/use-known-likes.ts';

const { updateQueryData, selectCachedArgsForQuery } = contentEndpoints.util;
const list = 'getContentArticlesBySlugComments';

/** Puts the count of a comment's likes into every list that shows it: the gateway consumes it a moment later. */
function useRecount() {
  const dispatch = useAppDispatch();
  return (id: string, likes: number) =>
    dispatch((_dispatch, getState) => {
      for (const args of selectCachedArgsForQuery(getState(), list)) {
        const recount = updateQueryData(list, args, ({ comments }) => {
          for (const comment of comments.flatMap((one) => [one, ...one.replies])) if (comment.id === id) comment.likes = likes;
        });
        dispatch(recount);
      }
    });
}

/** Whether the member likes a comment, and the way to change that; a refusal changes nothing and is reported. */
export function useCommentLike(slug: string, { id }: Reply): { isLiked: boolean; isBusy: boolean; toggle: () => void } {
  const dispatch = useAppDispatch();
  const recount = useRecount();
  const { likes: mine, isAsking, known } = useKnownLikes(slug);
  const [like, { isLoading }] = contentEndpoints.usePostContentCommentsByIdLikeMutation();
  const isLiked = mine?.comments.includes(id) ?? false;
  const change = async () => {
    // What is known only now may be what is wanted already.
    if ((await known())?.comments.includes(id) !== isLiked) return;
    const answer = await like({ id, body: { liked: !isLiked } });
    if (!answer.data) return;
    const { liked, likes } = answer.data;
    const remember = updateQueryData('getContentArticlesBySlugLikes', { slug }, (kept) => {
      kept.comments = [...kept.comments.filter((one) => one !== id), ...(liked ? [id] : [])];
    });
    dispatch(remember);
    recount(id, likes);
  };
  return { isLiked, isBusy: isLoading || isAsking, toggle: () => void change() };
}
