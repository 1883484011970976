export { askKafka, kafkaHeads } from './kafka-admin.ts';
export { kafkaBus } from './kafka-bus.ts';
export { ensureKafkaTopics } from './kafka-topics.ts';
export { ensureKafkaIntegrators, ensureKafkaUsers, integratorPrefix, type KafkaUser } from './kafka-users.ts';
