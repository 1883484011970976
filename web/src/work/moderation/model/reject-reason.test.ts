import { expect, test } from '@jest/globals';
import { withSuggestion } from './reject-reason.ts';

test('a suggestion follows what the admin typed, and replaces none of it', () => {
  expect(withSuggestion('', 'The photos are dark.', 500)).toBe('The photos are dark.');
  expect(withSuggestion('Photo 2 is of another dog. ', 'The photos are dark.', 500)).toBe(
    'Photo 2 is of another dog.\nThe photos are dark.',
  );
});

test('a suggestion that is there already, or would make the reason too long, changes nothing', () => {
  expect(withSuggestion('The photos are dark. ', 'The photos are dark.', 500)).toBe('The photos are dark. ');
  expect(withSuggestion('x'.repeat(495), 'The photos are dark.', 500)).toBe('x'.repeat(495));
});
