// Generated from proto/ by `make codegen`. Do not edit.

export * from './gen/paltu/adoption/v1/progress_events_pb.ts';
export * from './gen/paltu/adoption/v1/request_events_pb.ts';
export * from './gen/paltu/auth/v1/contact_events_pb.ts';
export * from './gen/paltu/auth/v1/session_events_pb.ts';
export * from './gen/paltu/auth/v1/user_events_pb.ts';
export * from './gen/paltu/commerce/v1/accessory_events_pb.ts';
export * from './gen/paltu/commerce/v1/commerce_interest_events_pb.ts';
export * from './gen/paltu/commerce/v1/commerce_review_events_pb.ts';
export * from './gen/paltu/commerce/v1/ledger_events_pb.ts';
export * from './gen/paltu/commerce/v1/order_events_pb.ts';
export * from './gen/paltu/commerce/v1/store_events_pb.ts';
export * from './gen/paltu/content/v1/comment_events_pb.ts';
export * from './gen/paltu/content/v1/content_contact_events_pb.ts';
export * from './gen/paltu/content/v1/content_interest_events_pb.ts';
export * from './gen/paltu/messaging/v1/message_events_pb.ts';
export * from './gen/paltu/moderation/v1/decision_events_pb.ts';
export * from './gen/paltu/moderation/v1/mark_events_pb.ts';
export * from './gen/paltu/moderation/v1/rule_events_pb.ts';
export * from './gen/paltu/pets/v1/interest_events_pb.ts';
export * from './gen/paltu/pets/v1/owner_events_pb.ts';
export * from './gen/paltu/pets/v1/pet_events_pb.ts';
export * from './gen/paltu/pets/v1/published_pet_events_pb.ts';
export * from './gen/paltu/vets/v1/appointment_events_pb.ts';
export * from './gen/paltu/vets/v1/review_events_pb.ts';
export * from './gen/paltu/vets/v1/vet_events_pb.ts';
export * from './gen/paltu/vets/v1/vets_interest_events_pb.ts';
