import { refusal } from '@paltu/kernel';

export const noticeLinkInvalid = refusal('not-found', 'notification-link.invalid', 'This link ends no mails: it is too old, or not whole');
