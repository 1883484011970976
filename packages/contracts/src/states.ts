// Generated from proto/ by `make codegen`. Do not edit.

import { defineState } from './definitions.ts';
import { AdoptionRequestSchema } from './gen/paltu/adoption/v1/request_events_pb.ts';
import { ContactSchema } from './gen/paltu/auth/v1/contact_events_pb.ts';
import { UserSchema } from './gen/paltu/auth/v1/user_events_pb.ts';
import { AccessorySchema } from './gen/paltu/commerce/v1/accessory_events_pb.ts';
import { OrderSchema } from './gen/paltu/commerce/v1/order_events_pb.ts';
import { StoreSchema } from './gen/paltu/commerce/v1/store_events_pb.ts';
import { CommentSchema } from './gen/paltu/content/v1/comment_events_pb.ts';
import { SentMessageSchema } from './gen/paltu/messaging/v1/message_events_pb.ts';
import { InterestSchema } from './gen/paltu/pets/v1/interest_events_pb.ts';
import { PetSchema } from './gen/paltu/pets/v1/pet_events_pb.ts';
import { AppointmentSchema } from './gen/paltu/vets/v1/appointment_events_pb.ts';
import { ReviewSchema } from './gen/paltu/vets/v1/review_events_pb.ts';
import { VetSchema } from './gen/paltu/vets/v1/vet_events_pb.ts';
import { topics } from './topics.ts';

export const requestState = defineState(topics.request, 'request', AdoptionRequestSchema);
export const contactState = defineState(topics.contact, 'contact', ContactSchema, { isErasable: true });
export const userState = defineState(topics.user, 'user', UserSchema);
export const accessoryState = defineState(topics.accessory, 'accessory', AccessorySchema);
export const orderState = defineState(topics.order, 'order', OrderSchema);
export const storeState = defineState(topics.store, 'store', StoreSchema);
export const commentState = defineState(topics.comment, 'comment', CommentSchema);
export const messageState = defineState(topics.message, 'message', SentMessageSchema);
export const interestState = defineState(topics.interest, 'interest', InterestSchema);
export const petState = defineState(topics.pet, 'pet', PetSchema);
export const appointmentState = defineState(topics.appointment, 'appointment', AppointmentSchema);
export const reviewState = defineState(topics.review, 'review', ReviewSchema);
export const vetState = defineState(topics.vet, 'vet', VetSchema);
