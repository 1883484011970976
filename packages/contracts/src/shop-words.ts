import { choiceWords } from './choice-words.ts';
import { AccessoryStatus } from './gen/paltu/commerce/v1/accessory_events_pb.ts';
import { StoreVerificationStatus } from './gen/paltu/commerce/v1/store_events_pb.ts';
import { ShopThing } from './gen/paltu/commerce/v1/commerce_review_events_pb.ts';

/** What everybody reads on what stores offer, and what stands for it in the events of commerce. */
export const shopWords = {
  status: choiceWords('status', {
    active: AccessoryStatus.ACTIVE,
    draft: AccessoryStatus.DRAFT,
    archived: AccessoryStatus.ARCHIVED,
  }),
  verification: choiceWords('verification', {
    none: StoreVerificationStatus.NONE,
    waiting: StoreVerificationStatus.WAITING,
    verified: StoreVerificationStatus.VERIFIED,
    'sent-back': StoreVerificationStatus.SENT_BACK,
  }),
  thing: choiceWords('kind', { store: ShopThing.STORE, accessory: ShopThing.ACCESSORY }),
};
