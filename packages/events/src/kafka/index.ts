export { askKafka, type KafkaState } from './ask-kafka.ts';
export { ensureKafkaTopics, type KafkaTopicsOptions } from './ensure-kafka-topics.ts';
export { ensureKafkaUsers, type KafkaUsersOptions } from './ensure-kafka-users.ts';
export { ensureKafkaIntegrators, integratorPrefix, type KafkaIntegratorsOptions } from './kafka-integrators.ts';
export { kafkaBus, type KafkaBusOptions } from './kafka-bus.ts';
export { kafkaHeads } from './kafka-heads.ts';
export type { KafkaUser } from './kafka-user.ts';
