import { refusal } from '@paltu/kernel';

export const subscriptionLinkInvalid = refusal('invalid', 'subscription.link-invalid', 'This link is not valid, or has expired');
