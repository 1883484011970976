import { processPromises } from '@paltu/testing/service';
import { authService } from '../src/service.ts';

processPromises(authService);
