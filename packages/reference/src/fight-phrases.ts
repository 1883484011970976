const fight =
  'larne/ladne/لڑنے/fight/fights/fighting/fighter/fighters/larai/laraai/ladai/larayi/لڑائی/muqabl*/mukabl*/mukable/مقابل*/match/matches/dangal/دنگل';

const fought = 'won/win/winner/winning/jeet*/jit*/champion/undefeated/unbeaten/hara/haara/ہارا/جیت*/فاتح';

/** Animals that are to fight others. */
export const fightPhrases: readonly string[] = [
  'dog/dogs/kutta/kutte/kuton/kutton/pit/pitbull/bully/cock/rooster/murgha/murga/aseel/bull/ram/mendha/کتا/کتے/کتوں/مرغ/مرغا/مینڈھا … ki/کی larai/laraai/ladai/larayi/لڑائی',
  'dog/dogs/cock/rooster/bull/ram/pit fight/fights/fighting',
  'fighting/fighter dog/dogs/breed/line/lines/blood/bloodline/kutta/cock/rooster/male/pit/bull',
  'larai/laraai/ladai/larayi/larne/ladne/لڑائی/لڑنے wala/wale/wali/والا/والے/والی',
  'larai/laraai/ladai/larayi/لڑائی ke/k/kay/کے liye/lie/لیے',
  'larai/ladai/larayi/لڑائی ka/ki/ke/کا/کے/کی kutta/kutte/dog/murgha/murga/کتا/کتے/مرغ/مرغا',
  'for/best/trained fight/fights/fighting',
  'game bred/dog/dogs',
  `${fight} … ${fought}`,
  `${fought} … ${fight}`,
  'ناقابل شکست',
  'undefeated/unbeaten/laraku/larako/لڑاکا/لڑاکو',
];

export const noFightPhrases: readonly string[] = [
  'no/not/never/dont/doesnt/wont/without/against/hate … fight/fights/fighting/fighter/fighters',
  'na/نہ larai/laraai/ladai/لڑائی',
  'rescued/saved/bachaya/seized … fight*/larai',
  'larne wala/wale/wali nahi/nahin/nhi',
  'لڑنے والا/والے/والی نہیں',
  'fight*/larai/larta/larti/لڑتا/laraai/laraku/larako/muqabl*/mukabl*/لڑائی/لڑاکا … nahi/nahin/nhi/na/mat/not/never/نہیں/نہ',
  'beauty/dog/cat/breed/kennel/agility/obedience show/shows/match',
];
