import { petsService } from '../../../services/pets/src/service.ts';
import { runLossily } from './run-lossily.ts';

await runLossily(petsService);
