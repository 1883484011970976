import { describeLikes } from './likes-contract.ts';

describeLikes();
