import { petWords, ruleChanged, ruleSwitched, ruleWords, type RuleCondition as ConditionMessage } from '@paltu/contracts';
import { on, projector, type EventRule } from '@paltu/events';
import { cachedRead } from '@paltu/kernel';
import { preparedRows, type Transaction } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import { looksBeside, rulesBroken, type ListingRule, type RuleCondition, type RuledListing } from '@paltu/reference/listing-rules';
import type { ServiceParts } from '@paltu/runtime';

/** How a rule for listings stands. */
interface KnownRule {
  readonly id: string;
  /** Counts its versions. */
  readonly version: number;
  readonly isOff: boolean;
  readonly rule: ListingRule;
}

const conditionOf = ({ $typeName: _, $unknown: _unknown, ...asked }: ConditionMessage): RuleCondition => ({
  species: asked.species.map(petWords.species.toWord),
  provinces: asked.provinces,
  adoptionTypes: asked.adoptionTypes.map(petWords.adoptionType.toWord),
  youngerThan: asked.youngerThan ?? null,
  olderThan: asked.olderThan ?? null,
  cheaperThan: asked.cheaperThan ?? null,
  dearerThan: asked.dearerThan ?? null,
  belowMedian: asked.belowMedian ?? null,
  words: asked.words,
  unless: asked.unless,
  registeredWithin: asked.registeredWithin ?? null,
  fewerListings: asked.fewerListings ?? null,
  rejectedBefore: asked.rejectedBefore ?? null,
  suspendedBefore: asked.suspendedBefore ?? null,
});

const inBoth = (words: { readonly en: string; readonly ur: string } | undefined) => ({ en: words?.en ?? '', ur: words?.ur ?? '' });

/** Every change of a rule carries how it stands. */
export const onRuleChanged = (keepIn: (trx: Transaction) => (rule: KnownRule) => Promise<void>): EventRule =>
  on(ruleChanged, ({ data: { ruleId: id, off: isOff, condition, title, admin, owner, action }, sequence: version }, trx) => {
    if (condition === undefined) throw new Error('the rule has no condition');
    const words = { title: inBoth(title), admin: inBoth(admin), owner: inBoth(owner) };
    const rule = { id, action: ruleWords.action.toWord(action), condition: conditionOf(condition), ...words };
    return keepIn(trx)({ id, version, isOff, rule });
  });

const rulesThatAreOn = { name: 'rules that are on', text: 'select id, version, rule from listing_rules where not is_off order by id' };

/** Rules change rarely and are read with every listing of an owner, so the answer is cached. */
const maxAgeMs = 10_000;

/** Rules for listings as moderation has published them, but for those that are about more than the listing itself. */
export const rulesModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  // To make phrases ready takes longer than to hold them against a listing.
  let known = { signature: '', broken: rulesBroken<ListingRule>([]) };
  const read = async () => {
    const rows = await preparedRows<Pick<KnownRule, 'id' | 'version' | 'rule'>>(database, rulesThatAreOn, []);
    const signature = rows.map(({ id, version }) => `${id} ${version}`).join();
    if (known.signature !== signature)
      known = { signature, broken: rulesBroken(rows.map(({ rule }) => rule).filter((rule) => !looksBeside(rule))) };
    const { broken } = known;
    return ({ details, agedAt }: { details: Omit<RuledListing, 'agedAt'>; agedAt: RuledListing['agedAt'] }, now: Date) =>
      broken({ ...details, agedAt }, now);
  };
  const keep = (trx: Transaction) => (rule: KnownRule) => upsertNewer(trx, 'listing_rules', [rule]);
  return {
    /** Which of them a listing breaks by itself. */
    broken: cachedRead({ read, maxAgeMs, clock }),
    consumers: [
      // From the beginning: a release before passed over what it did not know.
      projector({
        consumer: 'pets.listing-rules',
        on: [onRuleChanged(keep)],
        // For a release before; the change stands beside it.
        ignores: [ruleSwitched],
        reset: async (trx) => void (await trx('listing_rules').delete()),
      }),
    ],
  };
};
