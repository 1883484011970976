import type { Metrics } from '@paltu/telemetry';
import type { RequestWatch } from './ended-request.ts';

/** Counts requests, their errors and how long they take. */
export const measureRequests = (metrics: Metrics): RequestWatch => {
  let inFlight = 0;
  metrics.watch('paltu_http_requests_in_flight', () => [{ labels: {}, value: inFlight }]);
  return {
    onBegin: () => (inFlight += 1),
    onEnd: ({ method, route, status, code, ms }) => {
      inFlight -= 1;
      metrics.count('paltu_http_requests_total', { method, route, status: String(status) });
      metrics.observe('paltu_http_request_duration_seconds', { method, route }, ms / 1_000);
      if (code !== undefined) metrics.count('paltu_http_errors_total', { route, code });
    },
  };
};
