// The same promises on Kafka: the bus of a harness is the one of the run's profile.
import './frozen-leader.int.test.ts';
