import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { marked, selectIsMarked } from '../model/favourites-slice.ts';

/** Whether a pet is among the favourites, and the way to change that. */
export function useMark(id: string): { isMarked: boolean; toggle: () => void } {
  const isMarked = useAppSelector((state) => selectIsMarked(state, id));
  const dispatch = useAppDispatch();
  return { isMarked, toggle: () => dispatch(marked({ id, isMarked: !isMarked })) };
}
