import { create } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { droppedTags, type TaggedEvent } from './cache-tags.ts';
import { commentHidden, commentPosted, commentRemoved, commentShown } from './events.ts';
import { CommentSchema } from './messages.ts';

test.each([commentPosted, commentRemoved, commentHidden, commentShown])(
  'the article of a comment falls, and what counts the comments of articles: $type',
  ({ type, topic }) => {
    const comment = create(CommentSchema, { articleSlug: 'a-cat' });
    const read = ((field: string) => (field === 'comment' ? comment : undefined)) as TaggedEvent['read'];
    const tags = droppedTags[topic.name]?.({ type, subject: comment.id, sequence: 2, as: () => undefined, read });
    expect(tags).toEqual(['article a-cat', 'articles']);
  },
);
