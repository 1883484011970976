import { startFlow } from '../store/store.ts';
import { photoSaga } from './photo-saga.ts';
import { sendPhoto } from './send-photo.ts';

startFlow(function* photos() {
  yield* photoSaga(sendPhoto);
});
