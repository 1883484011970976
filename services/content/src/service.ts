import { addressKey, limitersOf } from '@paltu/limits';
import { memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { takeOrRefuse } from '@paltu/service-kit';
import { articlesModule } from './articles/articles-module.ts';
import { commentCounts, commentsModule } from './comments/comments-module.ts';
import { contentConfig } from './config.ts';
import { contactMessagesModule } from './contact-messages/contact-messages-module.ts';

/** All forms that anybody may send, together; many of one carrier share an address. */
const formRule = { name: 'forms', points: 10, seconds: 60 * 60 };

export const contentService = defineService({
  name: 'content',
  config: contentConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const countOfAddress = takeOrRefuse(limiters.of(formRule));
    const countForm = (address: string): Promise<void> => countOfAddress(addressKey(address));
    const articles = articlesModule({ countComments: commentCounts(parts) });
    return [
      members,
      articles,
      commentsModule({ ...parts, limiters, members: members.directory, articles }),
      contactMessagesModule({ ...parts, countForm }),
      { prepare: limiters.open },
    ];
  },
});
