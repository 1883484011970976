import { expect, test } from '@jest/globals';
import { hostToasts, onFirstToast, toast } from './toasts.ts';
import type { Toast } from './toasts.ts';

test('a toast waits for its host, then all are shown as they come, each for its time', () => {
  const calls: string[] = [];
  const shown: Toast[] = [];
  onFirstToast(() => calls.push('load'));
  toast.success('Saved');
  const leave = hostToasts((next) => shown.push(next));
  toast.error('Failed');
  toast.warning('Careful');
  toast.info('By the way', 0);
  leave();
  expect(calls).toEqual(['load']);
  expect(shown).toEqual([
    { type: 'success', text: 'Saved', duration: 4000 },
    { type: 'error', text: 'Failed', duration: 6000 },
    { type: 'warning', text: 'Careful', duration: 5000 },
    { type: 'info', text: 'By the way', duration: 0 },
  ]);
});
