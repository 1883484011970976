// The same promises on Kafka: the bus of a harness is the one of the run's profile.
import './parking.int.test.ts';
