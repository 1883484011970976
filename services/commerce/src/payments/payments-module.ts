import type { PapersModule, PictureFormOf } from '@paltu/pictures';
import type { ServiceParts } from '@paltu/runtime';
import { offeredMethods, type Payable } from '../orders/checkout.ts';
import type { InOrderTransaction, OrderQueries } from '../orders/order-scope.ts';
import { jazzCashWallet, type JazzCashAccount } from './jazzcash-adapter.ts';
import { paymentRoutes, type ShownOrders } from './payment-http.ts';
import { knexPaymentQueries } from './payment-store.ts';
import { checkTransfer, sendSlip } from './payment-use-cases.ts';
import { knexSimulatedWallet } from './simulated-wallet-adapter.ts';
import { walletRoutes } from './wallet-http.ts';
import { endUnpaidOrders, inquireAttempts, payByWallet } from './wallet-use-cases.ts';

interface PaymentsNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly inTransaction: InOrderTransaction;
  readonly queries: OrderQueries;
  readonly shown: ShownOrders;
  readonly papers: Pick<PapersModule, 'uploads' | 'open'>;
  readonly formOf: PictureFormOf;
  readonly payable: Payable;
  /** Undefined as long as its keys are not given. */
  readonly jazzcash: JazzCashAccount | undefined;
}

const everyMs = 60_000;

/** Payments ahead: by bank transfer, and by wallets: JazzCash when its keys are configured; others are simulated. */
export const paymentsModule = ({ papers, formOf, shown, payable, jazzcash: account, queries: orders, ...parts }: PaymentsNeeds) => {
  const { database, clock } = parts;
  const simulator = payable.isSimulated ? knexSimulatedWallet(database, clock) : undefined;
  const jazzcash = account && jazzCashWallet(account);
  const providers = { ...(simulator && { jazzcash: simulator, easypaisa: simulator }), ...(jazzcash && { jazzcash }) };
  const deciding = { ...parts, queries: knexPaymentQueries(database) };
  const wallet = simulator === undefined && jazzcash === undefined ? undefined : payByWallet({ ...deciding, providers });
  return {
    routes: [
      ...paymentRoutes({
        ...shown,
        offered: offeredMethods(payable),
        queries: orders,
        sendSlip: sendSlip({ ...parts, queries: orders, uploads: papers.uploads }),
        checkTransfer: checkTransfer(parts),
        form: formOf({ field: 'slip', maxFiles: 1, holds: 'papers', takesJson: false }),
        openPaper: papers.open,
      }),
      ...walletRoutes({ wallet, simulator, jazzcash }),
    ],
    jobs: {
      'end unpaid orders': { everyMs, run: endUnpaidOrders({ ...deciding, wallet }) },
      ...(wallet && { 'inquire payments': { everyMs, run: inquireAttempts({ ...deciding, wallet }) } }),
    },
  };
};
