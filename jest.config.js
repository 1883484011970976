import { chosenSuite } from './tooling/jest/suites.ts';

export default chosenSuite();
