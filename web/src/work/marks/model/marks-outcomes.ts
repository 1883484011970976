import type { ApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { markedKinds } from './marked-kinds.ts';

interface Asked {
  seen?: Readonly<Record<string, string | undefined>> | undefined;
}

type OutcomeKey =
  'featured' | 'notFeatured' | 'hidden' | 'shown' | 'registered' | 'notRegistered' | 'verified' | 'sentBack' | 'taken' | 'failed';

const textFor = (key: OutcomeKey, { seen }: Asked) => ({ key: `marks:outcome.${key}` as const, values: { name: seen?.['name'] } });

const failed = (error: ApiError, asked: Asked) => refusalText(error, textFor('failed', asked));

for (const { feature, hide, register, papers } of Object.values(markedKinds)) {
  outcome(feature, { done: (_thing, asked) => textFor(asked.body.featured ? 'featured' : 'notFeatured', asked), failed });
  outcome(hide, { done: (_thing, asked) => textFor(asked.body.hidden ? 'hidden' : 'shown', asked), failed });
  if (register)
    outcome(register, { done: (_thing, asked) => textFor(asked.body.registered ? 'registered' : 'notRegistered', asked), failed });
  if (papers)
    outcome(papers.verify, {
      done: (_thing, asked) => {
        if (asked.body.verified) return textFor('verified', asked);
        return textFor(asked.body.seenStatus === 'verified' ? 'taken' : 'sentBack', asked);
      },
      failed,
    });
}

// What is wrong with it stands in its form.
outcome(commerceEndpoints.endpoints.postAdminAccessoriesRecalls, { done: 'marks:recall.saved' });
