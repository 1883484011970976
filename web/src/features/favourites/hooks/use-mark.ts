import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import type { Kind } from '../model/favourites-key.ts';
import { marked, selectIsMarked } from '../model/favourites-slice.ts';

/** Whether something is among the favourites, and the way to change that. */
export function useMark(kind: Kind, id: string): { isMarked: boolean; toggle: () => void } {
  const isMarked = useAppSelector((state) => selectIsMarked(state, id));
  const dispatch = useAppDispatch();
  return { isMarked, toggle: () => dispatch(marked({ kind, id, isMarked: !isMarked })) };
}
