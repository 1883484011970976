import { processPromises } from '@paltu/testing/service';
import { authService } from '../src/service.ts';
import { authVariables } from './auth-variables.ts';

processPromises(authService, { variables: authVariables });
