import { knexInterestFigures } from '@paltu/interests';
import type { MemberId } from '@paltu/kernel';
import { limitersOf } from '@paltu/limits';
import { contactProjection, memberProjection, type Contact, type ContactDirectory, type OnContactErased } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { countWork, exportRoute } from '@paltu/service-kit';
import { articlesModule } from './articles/articles-module.ts';
import { commentCounts, commentsModule } from './comments/comments-module.ts';
import { contentConfig } from './config.ts';
import { contactMessagesModule, forgetMessagesOf } from './contact-messages/contact-messages-module.ts';
import { interestsModule } from './interests/interests-module.ts';
import { forgetSubscriptionsOf, subscriptionsModule } from './subscriptions/subscriptions-module.ts';
import { totalsModule } from './totals/totals-module.ts';

/** All forms that anybody may send, together; many of one carrier share an address. */
const formRule = { name: 'forms', points: 10, seconds: 60 * 60 };

/** A stranger who registers the address of another gets nothing of what came from it before somebody has shown that it is theirs. */
const verifiedEmailIn = ({ email, isEmailVerified, emailVerifiedAt: since }: Contact) =>
  isEmailVerified && since !== null ? { email, since } : undefined;

/**
 * What a member wrote, and what came from their address or it was subscribed to since it is known to be theirs, goes with their account; not
 * what came after its end: it is of those who read the address now.
 */
const onContactErased: OnContactErased = async (contact, at, trx) => {
  const verified = verifiedEmailIn(contact);
  if (verified !== undefined) await forgetSubscriptionsOf(verified, at, trx);
  await forgetMessagesOf({ memberId: contact.id, verified }, at, trx);
};

const verifiedEmails = (contacts: ContactDirectory) => async (memberId: MemberId) => {
  const contact = (await contacts.find([memberId])).get(memberId);
  return contact && verifiedEmailIn(contact);
};

export const contentService = defineService({
  name: 'content',
  config: contentConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const contacts = contactProjection(parts, onContactErased);
    const verifiedEmailOf = verifiedEmails(contacts.directory);
    const countForm = countWork(limiters.of(formRule));
    const figuresOf = knexInterestFigures(parts.database);
    const articles = articlesModule({ countComments: commentCounts(parts), figuresOf });
    const comments = commentsModule({ ...parts, limiters, members: members.directory, articles, figuresOf });
    const interests = interestsModule({ ...parts, limiters, articles, comments });
    const mailing = { mailer: config, publicUrl: config.PUBLIC_URL };
    const subscriptions = subscriptionsModule({ ...parts, ...mailing, limiters, countForm, verifiedEmailOf });
    const contactMessages = contactMessagesModule({
      ...parts,
      ...mailing,
      countForm,
      verifiedEmailOf,
      members: members.directory,
      operatorEmail: config.CONTACT_EMAIL,
    });
    return [
      members,
      contacts,
      articles,
      comments,
      interests,
      {
        routes: [
          exportRoute({
            path: '/api/v1/content/export',
            summary:
              'All that is kept here of the caller: the comments that they wrote, what they like, what they wrote to us, and what came from their address and it was subscribed to since they have shown that it is theirs',
            parts: {
              comments: comments.exported,
              articleLikes: interests.exported,
              subscriptions: subscriptions.exported,
              contactMessages: contactMessages.exported,
            },
          }),
        ],
      },
      contactMessages,
      subscriptions,
      totalsModule(parts),
      { prepare: limiters.open },
    ];
  },
});
