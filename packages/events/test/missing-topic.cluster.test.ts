// The same promise on Kafka: the bus of a harness is the one of the run's profile.
import './missing-topic.int.test.ts';
