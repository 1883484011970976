import { adoptionService } from '../../../services/adoption/src/service.ts';
import { runLossily } from './run-lossily.ts';

await runLossily(adoptionService);
