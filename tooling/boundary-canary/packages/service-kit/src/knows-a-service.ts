// refused by packages-know-no-service
import { service } from '../../../services/alpha/src/service.ts';
export const knows = service;
