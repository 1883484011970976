import { addressKey, limitersOf } from '@paltu/limits';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { takeOrRefuse } from '@paltu/service-kit';
import { articlesModule } from './articles/articles-module.ts';
import { commentCounts, commentsModule, shownComments } from './comments/comments-module.ts';
import { contentConfig } from './config.ts';
import { contactMessagesModule } from './contact-messages/contact-messages-module.ts';
import { exportsModule } from './exports/exports-module.ts';
import { interestFigures, interestsModule } from './interests/interests-module.ts';
import { onContactErased, subscriptionsModule } from './subscriptions/subscriptions-module.ts';
import { totalsModule } from './totals/totals-module.ts';

/** All forms that anybody may send, together; many of one carrier share an address. */
const formRule = { name: 'forms', points: 10, seconds: 60 * 60 };

export const contentService = defineService({
  name: 'content',
  config: contentConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const contacts = contactProjection(parts, onContactErased);
    const countOfAddress = takeOrRefuse(limiters.of(formRule));
    const countForm = (address: string): Promise<void> => countOfAddress(addressKey(address));
    const figuresOf = interestFigures(parts);
    const articles = articlesModule({ countComments: commentCounts(parts), figuresOf });
    const comments = commentsModule({ ...parts, limiters, members: members.directory, articles, figuresOf });
    const findArticle = async (slug: string) => {
      articles.requireArticle(slug);
      return { id: slug, articleSlug: slug, authorId: null };
    };
    const findShown = shownComments(parts);
    const findComment = async (id: string) => {
      const { articleSlug, authorId } = await findShown(id);
      return { id, articleSlug, authorId };
    };
    const things = { ...articles, findArticle, findComment, commentNotFound: comments.commentNotFound };
    const interests = interestsModule({ ...parts, limiters, things });
    const mailing = { mailer: config, publicUrl: config.PUBLIC_URL };
    const subscriptions = subscriptionsModule({ ...parts, ...mailing, limiters, countForm, contacts: contacts.directory });
    return [
      members,
      contacts,
      articles,
      comments,
      interests,
      exportsModule({ comments: comments.exported, articleLikes: interests.exported, subscriptions: subscriptions.exported }),
      contactMessagesModule({ ...parts, countForm }),
      subscriptions,
      totalsModule({ ...parts, members: members.directory }),
      { prepare: limiters.open },
    ];
  },
});
