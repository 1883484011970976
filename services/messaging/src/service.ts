import { limitersOf } from '@paltu/limits';
import { contactProjection, memberProjection } from '@paltu/projections';
import { defineService } from '@paltu/runtime';
import { messagingConfig } from './config.ts';
import { conversationsModule, forgetVisitsOf } from './conversations/conversations-module.ts';

export const messagingService = defineService({
  name: 'messaging',
  config: messagingConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const members = memberProjection(parts);
    const contacts = contactProjection(parts, forgetVisitsOf);
    const directories = { members: members.directory, contacts: contacts.directory };
    return [members, contacts, conversationsModule({ ...parts, ...directories, limiters }), { prepare: limiters.open }];
  },
});
