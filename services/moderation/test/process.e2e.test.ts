import { processPromises } from '@paltu/testing/service';
import { moderationService } from '../src/service.ts';

processPromises(moderationService, { ofRuntime: true });
