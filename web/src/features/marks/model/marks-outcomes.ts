import type { ApiError } from '#shared/api/api-error.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';
import { markedKinds } from './marked-kinds.ts';

interface Asked {
  seen?: Readonly<Record<string, string | undefined>> | undefined;
}

type Said = 'featured' | 'notFeatured' | 'hidden' | 'shown' | 'verified' | 'sentBack' | 'taken' | 'failed';

const saying = (key: Said, { seen }: Asked) => ({ key: `marks:said.${key}` as const, values: { name: seen?.['name'] } });

const failed = (error: ApiError, asked: Asked) => refusalSaid(error, saying('failed', asked));

for (const { change } of Object.values(markedKinds)) {
  outcome(change.featured, { done: (_thing, asked) => saying(asked.body.featured ? 'featured' : 'notFeatured', asked), failed });
  outcome(change.hidden, { done: (_thing, asked) => saying(asked.body.hidden ? 'hidden' : 'shown', asked), failed });
  outcome(change.verified, {
    done: (_thing, asked) => {
      if (asked.body.verified) return saying('verified', asked);
      return saying(asked.body.seenStatus === 'verified' ? 'taken' : 'sentBack', asked);
    },
    failed,
  });
}
