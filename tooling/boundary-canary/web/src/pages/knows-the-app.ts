// refused by web-pages-know-no-app
import { router } from '../app/router.ts';
export const app = router;
