// refused by services-know-no-bus
import { kafkaBus } from '../../../../../packages/events/src/kafka/index.ts';
export const bus = kafkaBus;
