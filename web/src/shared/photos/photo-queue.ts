import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '../api/api-error.ts';
import type { PetImage } from '../api/types.ts';
import { rootReducer } from '../store/root-reducer.ts';
import type { Refusal } from './photo-rules.ts';

/** `lost`: it was sent ahead in an earlier visit, and the server has swept it away since. */
export type PhotoState = 'waiting' | 'sending' | 'failed' | 'ready' | 'lost';

export interface Photo {
  key: string;
  /** The file's name; empty for one the listing has already. */
  name: string;
  state: PhotoState;
  /** 0 to 1. */
  progress: number;
  /** Where the browser can show it from. */
  preview: string;
  image?: PetImage;
  error?: ApiError;
}

export interface PhotoQueue {
  /** Path below the API where they are sent, such as `/pets/images`. */
  to: string;
  photos: Photo[];
  refusals: Refusal[];
}

type Chosen = Pick<Photo, 'key' | 'name' | 'preview'>;

const none: PhotoQueue = { to: '', photos: [], refusals: [] };

const photoOf = (image: PetImage): Photo => ({
  key: image.id,
  name: '',
  state: 'ready',
  progress: 1,
  preview: image.urls['320'],
  image,
});

const find = (queue: PhotoQueue, key: string) => queue.photos.find((photo) => photo.key === key);

/** The photos of the form on the screen, in their order; the first is the main one. */
export const photoQueue = createSlice({
  name: 'photoQueue',
  initialState: none,
  reducers: {
    /** A form was opened, with the pictures it has. */
    photosOpened: (_queue, { payload }: PayloadAction<{ to: string; images: PetImage[] }>) => ({
      to: payload.to,
      photos: payload.images.map(photoOf),
      refusals: [],
    }),
    photosChosen: (queue, { payload }: PayloadAction<{ chosen: Chosen[]; refusals: Refusal[] }>) => {
      queue.refusals = payload.refusals;
      queue.photos.push(...payload.chosen.map((chosen): Photo => ({ ...chosen, state: 'waiting', progress: 0 })));
    },
    sendingStarted: (queue, { payload }: PayloadAction<string>) => {
      const photo = find(queue, payload);
      if (photo) photo.state = 'sending';
    },
    sendingProgressed: (queue, { payload }: PayloadAction<{ key: string; progress: number }>) => {
      const photo = find(queue, payload.key);
      if (photo) photo.progress = payload.progress;
    },
    photoSent: (queue, { payload }: PayloadAction<{ key: string; image: PetImage }>) => {
      const photo = find(queue, payload.key);
      if (photo) Object.assign(photo, { state: 'ready', progress: 1, image: payload.image });
    },
    sendingFailed: (queue, { payload }: PayloadAction<{ key: string; error: ApiError }>) => {
      const photo = find(queue, payload.key);
      if (photo) Object.assign(photo, { state: 'failed', error: payload.error });
    },
    photoRetried: (queue, { payload }: PayloadAction<string>) => {
      const photo = find(queue, payload);
      if (photo?.state === 'failed') Object.assign(photo, { state: 'waiting', progress: 0, error: undefined });
    },
    /** Its picture could not be shown: nothing is at its address any more. */
    photoLost: (queue, { payload }: PayloadAction<string>) => {
      const photo = find(queue, payload);
      if (photo?.state === 'ready') Object.assign(photo, { state: 'lost', image: undefined });
    },
    photoRemoved: (queue, { payload }: PayloadAction<string>) => {
      queue.photos = queue.photos.filter(({ key }) => key !== payload);
      queue.refusals = [];
    },
    photoMoved: (queue, { payload: { key, to } }: PayloadAction<{ key: string; to: number }>) => {
      const photo = find(queue, key);
      if (!photo) return;
      queue.photos = queue.photos.filter((one) => one !== photo);
      queue.photos.splice(Math.max(0, to), 0, photo);
    },
  },
  selectors: { selectPhotos: (queue) => queue },
});

declare module '../store/root-reducer.ts' {
  export interface LazySlices extends WithSlice<typeof photoQueue> {}
}

export const {
  photosOpened,
  photosChosen,
  sendingStarted,
  sendingProgressed,
  photoSent,
  sendingFailed,
  photoRetried,
  photoLost,
  photoRemoved,
  photoMoved,
} = photoQueue.actions;

export const { selectPhotos } = photoQueue.injectInto(rootReducer).selectors;

/** Whether a photo is still on its way. */
export const isUnderWay = ({ state }: Photo): boolean => state === 'waiting' || state === 'sending';

/** The pictures that the server has, in their order. */
export const imagesOf = (photos: readonly Photo[]): PetImage[] => photos.map(({ image }) => image).filter((image) => image !== undefined);
