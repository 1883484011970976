import { exportRoutes, type Exports } from './http/export-routes.ts';

/** All that the service keeps of a member, each slice's own part beside the others. */
export const exportsModule = (exports: Exports) => ({ routes: exportRoutes(exports) });
