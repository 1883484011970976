// The same promises on Kafka: the bus is the one of the run's profile.
import './contact-projection.int.test.ts';
