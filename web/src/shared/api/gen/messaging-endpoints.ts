// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Conversation', 'Message', 'Notification', 'Report', 'Search', 'Stats'] as const;

export const messagingEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Write to the owner of a pet */
    postMessagesPetsById: build.mutation<Answer<'postMessagesPetsById'>, Change<'postMessagesPetsById'>>({ query: request('POST', '/messages/pets/{id}'), invalidatesTags: changes('Conversation') }),
    /** Write to a member who asks for an own pet, as long as their adoption request is open */
    postMessagesRequestsById: build.mutation<Answer<'postMessagesRequestsById'>, Change<'postMessagesRequestsById'>>({ query: request('POST', '/messages/requests/{id}'), invalidatesTags: changes('Conversation') }),
    /** Write to a store: a member in a conversation, a visitor with a name and the address at which they are answered */
    postMessagesStoresById: build.mutation<Answer<'postMessagesStoresById'>, Change<'postMessagesStoresById'>>({ query: request('POST', '/messages/stores/{id}'), extraOptions: { access: 'optional' }, invalidatesTags: changes('Conversation') }),
    /** Write to a vet: a member in a conversation, a visitor with a name and the address at which they are answered */
    postMessagesVetsById: build.mutation<Answer<'postMessagesVetsById'>, Change<'postMessagesVetsById'>>({ query: request('POST', '/messages/vets/{id}'), extraOptions: { access: 'optional' }, invalidatesTags: changes('Conversation') }),
    /** Own conversations, the one with the newest message first; `after` goes on where a page gave `next` */
    getMessagesConversations: build.query<Answer<'getMessagesConversations'>, Args<'getMessagesConversations'>>({ query: request('GET', '/messages/conversations'), providesTags: provides('Conversation', ['conversations', 'unread', 'next']) }),
    /** One conversation with its newest messages, or those `before` a number, the oldest first */
    getMessagesConversationsById: build.query<Answer<'getMessagesConversationsById'>, Args<'getMessagesConversationsById'>>({ query: request('GET', '/messages/conversations/{id}'), providesTags: provides('Conversation', ['messages', 'conversation', 'next']) }),
    /** Mark messages as read, up to the number of the last one that was seen */
    postMessagesConversationsByIdRead: build.mutation<Answer<'postMessagesConversationsByIdRead'>, Change<'postMessagesConversationsByIdRead'>>({ query: request('POST', '/messages/conversations/{id}/read'), invalidatesTags: changes('Conversation') }),
    /** Write to the other side of a conversation */
    postMessagesConversationsByIdMessages: build.mutation<Answer<'postMessagesConversationsByIdMessages'>, Change<'postMessagesConversationsByIdMessages'>>({ query: request('POST', '/messages/conversations/{id}/messages') }),
    /** Show the other side the own number, and what was written unmasked; that it was shared is kept */
    postMessagesConversationsByIdSharePhone: build.mutation<Answer<'postMessagesConversationsByIdSharePhone'>, Change<'postMessagesConversationsByIdSharePhone'>>({ query: request('POST', '/messages/conversations/{id}/share-phone'), invalidatesTags: changes('Conversation') }),
    /** Show what is masked in an own message, which its writer says is no number and no address */
    postMessagesConversationsByIdMessagesByMessageIdUnmask: build.mutation<Answer<'postMessagesConversationsByIdMessagesByMessageIdUnmask'>, Change<'postMessagesConversationsByIdMessagesByMessageIdUnmask'>>({ query: request('POST', '/messages/conversations/{id}/messages/{messageId}/unmask') }),
    /** Want nothing more from the other side, about anything */
    postMessagesConversationsByIdBlock: build.mutation<Answer<'postMessagesConversationsByIdBlock'>, Change<'postMessagesConversationsByIdBlock'>>({ query: request('POST', '/messages/conversations/{id}/block') }),
    /** Take back that the other side was blocked */
    deleteMessagesConversationsByIdBlock: build.mutation<Answer<'deleteMessagesConversationsByIdBlock'>, Change<'deleteMessagesConversationsByIdBlock'>>({ query: request('DELETE', '/messages/conversations/{id}/block'), invalidatesTags: changes('Conversation') }),
    /** Ask admins to look at a conversation; once more answers the same */
    postMessagesConversationsByIdReport: build.mutation<Answer<'postMessagesConversationsByIdReport'>, Change<'postMessagesConversationsByIdReport'>>({ query: request('POST', '/messages/conversations/{id}/report') }),
    /** Conversations that one of their sides has reported, the newest report first unless the oldest are asked for, with the last messages of then */
    getMessagesReports: build.query<Answer<'getMessagesReports'>, Args<'getMessagesReports'>>({ query: request('GET', '/messages/reports'), providesTags: provides('Report', ['reports']) }),
    /** Dismiss a report, warn the one who was reported, or stop them from writing; once, and the reporter is notified */
    postMessagesReportsByIdDecision: build.mutation<Answer<'postMessagesReportsByIdDecision'>, Change<'postMessagesReportsByIdDecision'>>({ query: request('POST', '/messages/reports/{id}/decision'), invalidatesTags: changes('Report') }),
    /** Let the one who was stopped by this report write again */
    postMessagesReportsByIdLift: build.mutation<Answer<'postMessagesReportsByIdLift'>, Change<'postMessagesReportsByIdLift'>>({ query: request('POST', '/messages/reports/{id}/lift'), invalidatesTags: changes('Report') }),
    /** All that is kept here of the caller: what they wrote, whom they have blocked, what they have reported, what they were notified of */
    getMessagesExport: build.query<Answer<'getMessagesExport'>, Args<'getMessagesExport'>>({ query: request('GET', '/messages/export'), providesTags: provides('Message', ['messages', 'blockedMembers', 'reportedConversations', 'decisionsAboutMe', 'notifications', 'savedSearches', 'browsers', 'notificationSettings']) }),
    /** What the caller is notified of, the newest first, and how much of it is unread (counted to 1,001) */
    getNotifications: build.query<Answer<'getNotifications'>, Args<'getNotifications'>>({ query: request('GET', '/notifications'), providesTags: provides('Notification', ['notifications', 'unread']) }),
    /** How many notifications of the caller are unread (counted to 1,001) */
    getNotificationsUnread: build.query<Answer<'getNotificationsUnread'>, Args<'getNotificationsUnread'>>({ query: request('GET', '/notifications/unread'), providesTags: provides('Notification', ['unread']) }),
    /** Mark notifications as read: those named, or all; others and what is read already change nothing */
    patchNotificationsRead: build.mutation<Answer<'patchNotificationsRead'>, Change<'patchNotificationsRead'>>({ query: request('PATCH', '/notifications/read'), invalidatesTags: changes('Notification') }),
    /** Of what the caller is notified by bell and by mail, in which language, and when no mail goes out */
    getNotificationsSettings: build.query<Answer<'getNotificationsSettings'>, Args<'getNotificationsSettings'>>({ query: request('GET', '/notifications/settings'), providesTags: provides('Notification', ['settings']) }),
    /** Choose all of it anew */
    putNotificationsSettings: build.mutation<Answer<'putNotificationsSettings'>, Change<'putNotificationsSettings'>>({ query: request('PUT', '/notifications/settings'), invalidatesTags: changes('Notification') }),
    /** End mails of one kind by one click of a mail program (RFC 8058), whose form is not looked at; the bell still shows them */
    postNotificationsUnsubscribeByToken: build.mutation<Answer<'postNotificationsUnsubscribeByToken'>, Change<'postNotificationsUnsubscribeByToken'>>({ query: request('POST', '/notifications/unsubscribe/{token}'), extraOptions: { access: 'credentials' } }),
    /** Saved searches of the caller, the first one first */
    getNotificationsSearches: build.query<Answer<'getNotificationsSearches'>, Args<'getNotificationsSearches'>>({ query: request('GET', '/notifications/searches'), providesTags: provides('Search', ['searches']) }),
    /** Save a search of pets, at most 10: new ones are mailed at eight; 200 where one that finds the same is there */
    postNotificationsSearches: build.mutation<Answer<'postNotificationsSearches'>, Change<'postNotificationsSearches'>>({ query: request('POST', '/notifications/searches'), invalidatesTags: changes('Search') }),
    /** Rename a saved search, pause it, or choose how often new pets are mailed */
    patchNotificationsSearchesById: build.mutation<Answer<'patchNotificationsSearchesById'>, Change<'patchNotificationsSearchesById'>>({ query: request('PATCH', '/notifications/searches/{id}'), invalidatesTags: changes('Search') }),
    /** Look for it no longer */
    deleteNotificationsSearchesById: build.mutation<Answer<'deleteNotificationsSearchesById'>, Change<'deleteNotificationsSearchesById'>>({ query: request('DELETE', '/notifications/searches/{id}'), invalidatesTags: changes('Search') }),
    /** With which key a browser subscribes to notifications that it shows while no page of the site is open (Web Push) */
    getNotificationsPush: build.query<Answer<'getNotificationsPush'>, Args<'getNotificationsPush'>>({ query: request('GET', '/notifications/push'), providesTags: provides('Notification', ['push']) }),
    /** Show notifications of the caller in this browser, until the session is ended in which it asks; once more replaces its keys and its language */
    postNotificationsPush: build.mutation<Answer<'postNotificationsPush'>, Change<'postNotificationsPush'>>({ query: request('POST', '/notifications/push'), invalidatesTags: changes('Notification') }),
    /** Show none in this browser any more; one that shows none already changes nothing */
    postNotificationsPushEnd: build.mutation<Answer<'postNotificationsPushEnd'>, Change<'postNotificationsPushEnd'>>({ query: request('POST', '/notifications/push/end'), invalidatesTags: changes('Notification') }),
  }),
});
