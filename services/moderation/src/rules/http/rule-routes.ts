import { fullNameOf, type MemberDirectory, type MembersById } from '@paltu/projections';
import { listingRules, type ListingRule, type RuleId } from '@paltu/reference';
import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { ruleNotFound } from '../domain/rule-errors.ts';
import type { RuleSwitch } from '../domain/rule-switch.ts';
import type { RuleQueries } from '../use-cases/ports.ts';
import type { SwitchRule } from '../use-cases/switch-rule.ts';
import { ruleParams, ruleView, switchBody } from './rule-schemas.ts';

export interface RuleRouteNeeds {
  readonly queries: RuleQueries;
  readonly switchRule: SwitchRule;
  readonly members: MemberDirectory;
}

const presentRule = (
  rule: ListingRule & { readonly id: RuleId },
  last: RuleSwitch | undefined,
  admins: MembersById,
): z.input<typeof ruleView> => ({
  id: rule.id,
  provinces: [...rule.provinces],
  species: [...rule.species],
  words: [...(rule.words ?? [])],
  youngerThan: rule.youngerThan ?? null,
  off: last?.isOff ?? false,
  switched:
    last === undefined
      ? null
      : { by: { id: last.switchedBy, name: fullNameOf(admins.get(last.switchedBy)) }, at: last.switchedAt.toISOString() },
});

/** The rules that listings are held against, and whether they are on. */
export const ruleRoutes = ({ queries, switchRule, members }: RuleRouteNeeds): Route[] => {
  const present = async (switches: ReadonlyMap<string, RuleSwitch>, rules: readonly (ListingRule & { readonly id: RuleId })[]) => {
    const admins = await members.find([...switches.values()].map(({ switchedBy }) => switchedBy));
    return rules.map((rule) => presentRule(rule, switches.get(rule.id), admins));
  };
  return [
    route({
      method: 'get',
      path: '/api/v1/admin/rules',
      access: 'admin',
      limit: 'reads',
      summary: 'The rules that listings are held against, and whether they are on',
      answers: { 200: data({ rules: z.array(ruleView) }) },
      handle: async () => ok({ rules: await present(await queries.latestSwitches(), listingRules) }),
    }),
    route({
      method: 'patch',
      path: '/api/v1/admin/rules/:id',
      access: 'admin',
      limit: 'writes',
      summary: 'Switch a rule for listings off, or on again',
      params: ruleParams,
      notFound: ruleNotFound,
      body: switchBody,
      answers: { 200: data({ rule: ruleView }) },
      handle: async ({ actor, params, body }) => {
        const last = await switchRule({ ruleId: params.id, isOff: body.off, admin: actor.userId });
        const switches = new Map(last === undefined ? [] : [[last.ruleId, last] as const]);
        const [rule] = await present(
          switches,
          listingRules.filter(({ id }) => id === params.id),
        );
        return ok({ rule: rule as z.input<typeof ruleView> }, { message: body.off ? 'Rule switched off' : 'Rule switched on' });
      },
    }),
  ];
};
