import { mostPictures } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { PetImage } from '../api/types.ts';
import { store, useAppDispatch, useAppSelector } from '../store/store.ts';
import './photo-flow.ts';
import { forgetFile, forgetFiles, keepFile } from './photo-files.ts';
import {
  imagesOf,
  isUnderWay,
  photoLost,
  photoMoved,
  photoRemoved,
  photoRetried,
  photosChosen,
  photosOpened,
  selectPhotos,
} from './photo-queue.ts';
import { lookAtFiles } from './look-at-file.ts';
import { checkFiles } from './photo-rules.ts';

/** The photos of the form on the screen, which are sent to a path of the API: what is there, and what can be done with them. */
export function usePhotos(to: string, most: number = mostPictures) {
  const { t } = useTranslation(['fields', 'shell']);
  const { photos, refusals } = useAppSelector(selectPhotos);
  const dispatch = useAppDispatch();
  const failed = photos.filter(({ state }) => state === 'failed' || state === 'lost');
  return {
    photos,
    refusals,
    images: imagesOf(photos),
    /** How many there may be. */
    most,
    isFull: photos.length >= most,
    /** How much of them the server has, 0 to 1. */
    share: photos.length === 0 ? 1 : photos.reduce((sum, { progress }) => sum + progress, 0) / photos.length,
    isUnderWay: photos.some(isUnderWay),
    /** The names of those that did not arrive, as one text, each in its own direction. */
    unsent: failed.map(({ name }) => (name ? `\u2068${name}\u2069` : t('photos.unnamed'))).join(t('shell:comma')),
    open: (images: PetImage[]) => {
      forgetFiles();
      dispatch(photosOpened({ to, images }));
    },
    choose: async (files: readonly File[]) => {
      const looked = await lookAtFiles(files);
      // Counted now: others may have been chosen meanwhile.
      const { taken, refusals: found } = checkFiles(looked, selectPhotos(store.getState()).photos.length, most);
      dispatch(photosChosen({ chosen: taken.map(keepFile), refusals: found }));
    },
    retry: (key: string) => void dispatch(photoRetried(key)),
    lose: (key: string) => void dispatch(photoLost(key)),
    move: (key: string, index: number) => void dispatch(photoMoved({ key, to: index })),
    remove: (key: string) => {
      dispatch(photoRemoved(key));
      forgetFile(key);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
