import { limitersOf } from '@paltu/limits';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { messagingConfig, pushKeysOf } from './config.ts';
import { knexThingDirectory, presenceIn, topicsOfConversations } from './conversations/conversation-store.ts';
import { findThingPictures } from './conversations/conversation-views-http.ts';
import { conversationsModule } from './conversations/conversations-module.ts';
import { forgetVisitsOf } from './conversations/visitor-store.ts';
import { forgetNoticesOf, readNoticesOf } from './notifications/notice-store.ts';
import { notificationsModule, notifyIn } from './notifications/notifications-module.ts';
import { forgetBrowsersOf } from './pushes/push-store.ts';
import { pushesModule, pushOrders } from './pushes/pushes-module.ts';
import { forgetSearchesOf, petsOfDigest } from './searches/search-store.ts';
import { searchesModule } from './searches/searches-module.ts';
import { signalEvents, signalsOf } from './signals/signals-module.ts';

export const messagingService = defineService({
  name: 'messaging',
  config: messagingConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const contacts = contactProjection(parts, forgetVisitsOf);
    const directories = { members: members.directory, contacts: contacts.directory };
    const keys = pushKeysOf(config);
    const [ofMessages, ofNotifications] = [signalsOf(parts, 'messages'), signalsOf(parts, 'notifications')];
    const notifications = notificationsModule({
      ...parts,
      ...directories,
      topicsOf: topicsOfConversations,
      membersIn: presenceIn,
      signalIn: ofNotifications,
      pushesIn: pushOrders(keys),
      findPictures: findThingPictures(knexThingDirectory(parts.database)),
      findDigested: petsOfDigest(parts.database),
      mailer: config,
      publicUrl: config.PUBLIC_URL,
    });
    const pushes = pushesModule({ ...parts, keys, services: config.PUSH_SERVICES, compose: notifications.show });
    const notifying = {
      notifyIn: notifyIn({ clock: parts.clock, membersIn: presenceIn, signalIn: ofNotifications, pushesIn: pushOrders(keys) }),
    };
    const searches = searchesModule({ ...parts, ...notifying, membersIn: presenceIn });
    const conversations = conversationsModule({
      ...parts,
      ...directories,
      limiters,
      ...notifying,
      signalIn: ofMessages,
      signalEvents: signalEvents(parts, 'messages'),
      noticesReadIn: readNoticesOf(parts.clock, ofNotifications),
      forgetsWithMember: [forgetNoticesOf, forgetSearchesOf, forgetBrowsersOf],
      alsoExported: { ...notifications.exported, ...searches.exported, ...pushes.exported },
    });
    return [members, contacts, conversations, notifications, searches, pushes, { prepare: limiters.open }];
  },
});
