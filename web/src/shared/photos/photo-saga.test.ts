import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import createSagaMiddleware from 'redux-saga';
import { networkError } from '../api/api-error.ts';
import type { PetImage } from '../api/types.ts';
import { imagesOf, photoLost, photoMoved, photoQueue, photoRemoved, photoRetried, photosChosen, photosOpened } from './photo-queue.ts';
import type { Photo } from './photo-queue.ts';
import { photoSaga } from './photo-saga.ts';

const imageOf = (id: string): PetImage => ({ id, url: id, width: 800, height: 600, urls: { '320': id, '800': id, '1600': id } });
const chosen = (...keys: string[]) =>
  photosChosen({ chosen: keys.map((key) => ({ key, name: `${key}.jpg`, preview: key })), refusals: [] });

const opened = (images: PetImage[]) => photosOpened({ to: '/pets/images', images });

interface Running {
  to: string;
  key: string;
  progress: (share: number) => void;
  succeed: () => void;
  fail: () => void;
}

function aForm() {
  const running: Running[] = [];
  const aborted: string[] = [];
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer: combineSlices(photoQueue), middleware: (defaults) => defaults().concat(saga) });
  saga.run(photoSaga, (to, key, progress) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ image: PetImage }>();
    running.push({ to, key, progress, succeed: () => resolve({ image: imageOf(`image of ${key}`) }), fail: () => reject(networkError) });
    return { done: promise, abort: () => void aborted.push(key) };
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const photos = (): Photo[] => store.getState().photoQueue.photos;
  return { store, running, aborted, settle, photos, states: () => photos().map(({ key, state }) => `${key} ${state}`) };
}

test('photos are sent one after the other, each with its progress', async () => {
  const form = aForm();
  form.store.dispatch(opened([]));
  form.store.dispatch(chosen('a', 'b'));
  expect([form.states(), form.running[0]?.to]).toEqual([['a sending', 'b waiting'], '/pets/images']);
  form.running[0]?.progress(0.64);
  expect(form.photos()[0]?.progress).toBe(0.64);
  form.running[0]?.succeed();
  await form.settle();
  expect(form.states()).toEqual(['a ready', 'b sending']);
  form.running[1]?.succeed();
  await form.settle();
  expect(imagesOf(form.photos()).map(({ id }) => id)).toEqual(['image of a', 'image of b']);
});

test('one that fails holds up no other, and can be tried again', async () => {
  const form = aForm();
  form.store.dispatch(chosen('a', 'b'));
  form.running[0]?.fail();
  await form.settle();
  expect(form.states()).toEqual(['a failed', 'b sending']);
  expect(form.photos()[0]?.error?.status).toBe('NETWORK_ERROR');
  form.running[1]?.succeed();
  await form.settle();
  form.store.dispatch(photoRetried('a'));
  expect(form.states()).toEqual(['a sending', 'b ready']);
});

test('one that is removed on its way is broken off', async () => {
  const form = aForm();
  form.store.dispatch(chosen('a', 'b'));
  form.store.dispatch(photoRemoved('a'));
  expect(form.aborted).toEqual(['a']);
  expect(form.states()).toEqual(['b sending']);
});

test('another form starts with its own pictures alone', async () => {
  const form = aForm();
  form.store.dispatch(chosen('a', 'b'));
  form.store.dispatch(opened([imageOf('x')]));
  await form.settle();
  expect(form.aborted).toEqual(['a']);
  expect(form.states()).toEqual(['x ready']);
});

test('the order is changed by hand, and the first is the main photo', () => {
  const form = aForm();
  form.store.dispatch(opened(['x', 'y', 'z'].map(imageOf)));
  form.store.dispatch(photoMoved({ key: 'z', to: 0 }));
  form.store.dispatch(photoMoved({ key: 'x', to: 2 }));
  expect(form.photos().map(({ key }) => key)).toEqual(['z', 'y', 'x']);
});

test('a picture that is gone from the server is sent with no listing', () => {
  const form = aForm();
  form.store.dispatch(opened(['x', 'y'].map(imageOf)));
  form.store.dispatch(photoLost('x'));
  expect(form.states()).toEqual(['x lost', 'y ready']);
  expect(imagesOf(form.photos()).map(({ id }) => id)).toEqual(['y']);
});
