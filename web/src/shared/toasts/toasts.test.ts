import { expect, test } from '@jest/globals';
import { currentToasts, onToasts, removeToast, toast } from './toasts.ts';

test('toasts are shown as they come, each for its time, four at once', () => {
  let changes = 0;
  const leave = onToasts(() => (changes += 1));
  toast.success('Saved');
  toast.error('Failed');
  toast.warning('Careful');
  toast.info('By the way', 0);
  const shown = () => currentToasts().map(({ type, text, duration }) => [type, text, duration]);
  expect(shown()).toEqual([
    ['success', 'Saved', 4000],
    ['error', 'Failed', 6000],
    ['warning', 'Careful', 5000],
    ['info', 'By the way', 0],
  ]);
  toast.info('One more');
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(shown().map(([, text]) => text)).toEqual(['Careful', 'By the way', 'One more']);
  leave();
  toast.info('Unheard');
  expect(changes).toBe(6);
});
