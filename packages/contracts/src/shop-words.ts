import { choiceWords } from './choice-words.ts';
import { AccessoryStatus } from './gen/paltu/commerce/v1/accessory_events_pb.ts';
import { OrderSide, ParcelStatus } from './gen/paltu/commerce/v1/order_events_pb.ts';
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
  parcel: choiceWords('status', {
    placed: ParcelStatus.PLACED,
    confirmed: ParcelStatus.CONFIRMED,
    shipped: ParcelStatus.SHIPPED,
    delivered: ParcelStatus.DELIVERED,
    cancelled: ParcelStatus.CANCELLED,
    refused: ParcelStatus.REFUSED,
    lost: ParcelStatus.LOST,
    'return-asked': ParcelStatus.RETURN_ASKED,
    returned: ParcelStatus.RETURNED,
  }),
  side: choiceWords('side', {
    buyer: OrderSide.BUYER,
    seller: OrderSide.SELLER,
    admin: OrderSide.ADMIN,
    product: OrderSide.PRODUCT,
  }),
  thing: choiceWords('kind', { store: ShopThing.STORE, accessory: ShopThing.ACCESSORY }),
};
