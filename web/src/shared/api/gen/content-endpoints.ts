// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Comment', 'ContactMessage', 'Like', 'Post', 'Search', 'Stats', 'Subscription', 'Totals'] as const;

export const contentEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Articles of the blog in one language, the newest first; with `search` the best match first */
    getContentArticles: build.query<Answer<'getContentArticles'>, Args<'getContentArticles'>>({ query: request('GET', '/content/articles'), extraOptions: { access: 'public' }, providesTags: provides('Search', ['posts', 'search']) }),
    /** One article in one language */
    getContentArticlesBySlug: build.query<Answer<'getContentArticlesBySlug'>, Args<'getContentArticlesBySlug'>>({ query: request('GET', '/content/articles/{slug}'), extraOptions: { access: 'public' }, providesTags: provides('Post', ['post']) }),
    /** Three other articles for readers of this one */
    getContentArticlesBySlugRelated: build.query<Answer<'getContentArticlesBySlugRelated'>, Args<'getContentArticlesBySlugRelated'>>({ query: request('GET', '/content/articles/{slug}/related'), extraOptions: { access: 'public' } }),
    /** Comments on an article, the newest first, each with its first replies; with `parentId` the replies to one, the oldest first */
    getContentArticlesBySlugComments: build.query<Answer<'getContentArticlesBySlugComments'>, Args<'getContentArticlesBySlugComments'>>({ query: request('GET', '/content/articles/{slug}/comments'), extraOptions: { access: 'public' }, providesTags: provides('Comment', ['comments']) }),
    /** Write a comment on an article, or a reply to one; it is shown at once, as text */
    postContentArticlesBySlugComments: build.mutation<Answer<'postContentArticlesBySlugComments'>, Change<'postContentArticlesBySlugComments'>>({ query: request('POST', '/content/articles/{slug}/comments'), invalidatesTags: changes('Comment') }),
    /** Remove the caller's comment; an admin removes any; once more answers the same */
    deleteContentCommentsById: build.mutation<Answer<'deleteContentCommentsById'>, Change<'deleteContentCommentsById'>>({ query: request('DELETE', '/content/comments/{id}'), invalidatesTags: changes('Comment') }),
    /** Like an article, or no longer; without `liked` the other way round than it is */
    postContentArticlesBySlugLike: build.mutation<Answer<'postContentArticlesBySlugLike'>, Change<'postContentArticlesBySlugLike'>>({ query: request('POST', '/content/articles/{slug}/like') }),
    /** Like a comment, or no longer; without `liked` the other way round than it is */
    postContentCommentsByIdLike: build.mutation<Answer<'postContentCommentsByIdLike'>, Change<'postContentCommentsByIdLike'>>({ query: request('POST', '/content/comments/{id}/like') }),
    /** Whether the caller likes an article, and which of its comments */
    getContentArticlesBySlugLikes: build.query<Answer<'getContentArticlesBySlugLikes'>, Args<'getContentArticlesBySlugLikes'>>({ query: request('GET', '/content/articles/{slug}/likes'), providesTags: provides('Like', ['comments', 'liked']) }),
    /** Count a look at an article: once a day for each viewer */
    postContentArticlesBySlugView: build.mutation<Answer<'postContentArticlesBySlugView'>, Change<'postContentArticlesBySlugView'>>({ query: request('POST', '/content/articles/{slug}/view'), extraOptions: { access: 'optional' } }),
    /** All that is kept here of the caller: the comments that they wrote, what they like, what they wrote to us, and what came from their address and it was subscribed to since they have shown that it is theirs */
    getContentExport: build.query<Answer<'getContentExport'>, Args<'getContentExport'>>({ query: request('GET', '/content/export') }),
    /** Write to us; of a member who is logged in it is kept that they wrote it */
    postContentContact: build.mutation<Answer<'postContentContact'>, Change<'postContentContact'>>({ query: request('POST', '/content/contact'), extraOptions: { access: 'optional' }, invalidatesTags: changes('ContactMessage') }),
    /** What people wrote to us, the newest first unless the oldest are asked for; kept for a year */
    getContentContact: build.query<Answer<'getContentContact'>, Args<'getContentContact'>>({ query: request('GET', '/content/contact'), providesTags: provides(['ContactMessage'], ['contactMessages']) }),
    /** Mark a message as answered, or as open again; what is marked so already stays as it is */
    patchContentContactById: build.mutation<Answer<'patchContentContactById'>, Change<'patchContentContactById'>>({ query: request('PATCH', '/content/contact/{id}'), invalidatesTags: changes('ContactMessage') }),
    /** Ask for the newsletter; the answer is the same whether or not the address is known, and nothing comes until its reader confirms */
    postContentNewsletter: build.mutation<Answer<'postContentNewsletter'>, Change<'postContentNewsletter'>>({ query: request('POST', '/content/newsletter'), extraOptions: { access: 'credentials' } }),
    /** Ask for one mail when a page opens; the answer is the same whether or not the address is known */
    postContentNotifyMe: build.mutation<Answer<'postContentNotifyMe'>, Change<'postContentNotifyMe'>>({ query: request('POST', '/content/notify-me'), extraOptions: { access: 'credentials' } }),
    /** Confirm what was asked for, by the token of the mail; once more changes nothing and answers the same */
    postContentNewsletterConfirm: build.mutation<Answer<'postContentNewsletterConfirm'>, Change<'postContentNewsletterConfirm'>>({ query: request('POST', '/content/newsletter/confirm'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Subscription') }),
    /** End the newsletter, or the notice of a page, by the token of a mail; once more changes nothing and answers the same */
    postContentNewsletterUnsubscribe: build.mutation<Answer<'postContentNewsletterUnsubscribe'>, Change<'postContentNewsletterUnsubscribe'>>({ query: request('POST', '/content/newsletter/unsubscribe'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Subscription') }),
    /** The same by one click of a mail program (RFC 8058), whose form is not looked at */
    postContentNewsletterUnsubscribeByToken: build.mutation<Answer<'postContentNewsletterUnsubscribeByToken'>, Change<'postContentNewsletterUnsubscribeByToken'>>({ query: request('POST', '/content/newsletter/unsubscribe/{token}'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Subscription') }),
    /** How many listings, adoptions, members and vets there are; at most ten seconds old */
    getContentTotals: build.query<Answer<'getContentTotals'>, Args<'getContentTotals'>>({ query: request('GET', '/content/totals'), extraOptions: { access: 'public' }, providesTags: ['Totals'] }),
  }),
});
