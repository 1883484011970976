import type { ApiError } from '#shared/api/api-error.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { markedKinds } from './marked-kinds.ts';

interface Asked {
  seen?: Readonly<Record<string, string | undefined>> | undefined;
}

type OutcomeKey = 'featured' | 'notFeatured' | 'hidden' | 'shown' | 'verified' | 'sentBack' | 'taken' | 'failed';

const textFor = (key: OutcomeKey, { seen }: Asked) => ({ key: `marks:outcome.${key}` as const, values: { name: seen?.['name'] } });

const failed = (error: ApiError, asked: Asked) => refusalText(error, textFor('failed', asked));

for (const { change } of Object.values(markedKinds)) {
  outcome(change.featured, { done: (_thing, asked) => textFor(asked.body.featured ? 'featured' : 'notFeatured', asked), failed });
  outcome(change.hidden, { done: (_thing, asked) => textFor(asked.body.hidden ? 'hidden' : 'shown', asked), failed });
  outcome(change.verified, {
    done: (_thing, asked) => {
      if (asked.body.verified) return textFor('verified', asked);
      return textFor(asked.body.seenStatus === 'verified' ? 'taken' : 'sentBack', asked);
    },
    failed,
  });
}
