import { limitersOf } from '@paltu/limits';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { messagingConfig } from './config.ts';
import { conversationsModule, forgetVisitsOf, topicOfConversation } from './conversations/conversations-module.ts';
import { forgetNoticesOf, notificationsModule, readNoticesOf } from './notifications/notifications-module.ts';
import { signalsOf } from './signals/signals-module.ts';

export const messagingService = defineService({
  name: 'messaging',
  config: messagingConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const contacts = contactProjection(parts, forgetVisitsOf);
    const directories = { members: members.directory, contacts: contacts.directory };
    const [ofMessages, ofNotifications] = [signalsOf(parts, 'messages'), signalsOf(parts, 'notifications')];
    const notifications = notificationsModule({
      ...parts,
      ...directories,
      topicOf: topicOfConversation,
      signalIn: ofNotifications,
      mailer: config,
      publicUrl: config.PUBLIC_URL,
    });
    const conversations = conversationsModule({
      ...parts,
      ...directories,
      limiters,
      signalIn: ofMessages,
      noticesReadIn: readNoticesOf({ clock: parts.clock, signalIn: ofNotifications }),
      forgetsWithMember: [forgetNoticesOf],
      alsoExported: notifications.exported,
    });
    return [members, contacts, conversations, notifications, { prepare: limiters.open }];
  },
});
