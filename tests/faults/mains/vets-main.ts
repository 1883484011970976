import { vetsService } from '../../../services/vets/src/service.ts';
import { runLossily } from './run-lossily.ts';

await runLossily(vetsService);
