import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, put, race, select, take } from 'redux-saga/effects';
import type { Action } from '@reduxjs/toolkit';
import { isApiError, unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { PetImage } from '../api/types.ts';
import {
  photoRemoved,
  photoRetried,
  photosChosen,
  photoSent,
  photosOpened,
  selectPhotos,
  sendingFailed,
  sendingProgressed,
  sendingStarted,
} from './photo-queue.ts';
import type { Photo, PhotoQueue } from './photo-queue.ts';
import type { sendPhoto } from './send-photo.ts';

type Send = typeof sendPhoto;

type UploadEvent = { progress: number } | { image: PetImage } | { error: ApiError };

/** The messages of an upload, from its first byte to its end; nothing is missed while the flow does something else. */
function uploadChannel(send: Send, to: string, key: string): EventChannel<UploadEvent> {
  return eventChannel<UploadEvent>((emit) => {
    const upload = send(to, key, (progress) => emit({ progress }));
    upload.done.then(
      ({ image }) => emit({ image }),
      (error: unknown) => emit({ error: isApiError(error) ? error : unknownError }),
    );
    return upload.abort;
  }, buffers.expanding());
}

function* followUpload(send: Send, to: string, key: string) {
  const channel: EventChannel<UploadEvent> = yield call(uploadChannel, send, to, key);
  try {
    for (;;) {
      const event: UploadEvent = yield take(channel);
      if ('progress' in event) yield put(sendingProgressed({ key, progress: event.progress }));
      else {
        yield put('image' in event ? photoSent({ key, image: event.image }) : sendingFailed({ key, error: event.error }));
        return;
      }
    }
  } finally {
    channel.close();
  }
}

const givesUp = (key: string) => (action: Action) => photosOpened.match(action) || (photoRemoved.match(action) && action.payload === key);

/** Sends what waits, one after the other; one that is removed meanwhile is broken off. */
export function* photoSaga(send: Send) {
  for (;;) {
    const { to, photos }: PhotoQueue = yield select(selectPhotos);
    const next: Photo | undefined = photos.find(({ state }) => state === 'waiting');
    if (next) {
      yield put(sendingStarted(next.key));
      yield race({ sent: call(followUpload, send, to, next.key), removed: take(givesUp(next.key)) });
    } else {
      yield take([photosChosen, photoRetried]);
    }
  }
}
