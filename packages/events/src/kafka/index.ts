export { ensureKafkaTopics, type KafkaTopicsOptions } from './ensure-kafka-topics.ts';
export { kafkaBus, type KafkaBusOptions } from './kafka-bus.ts';
export { kafkaHeads } from './kafka-heads.ts';
