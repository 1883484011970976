export { joseSeal, type Seal, type SealPurpose, type Unsealed } from './jose-seal.ts';
export { keyedDigest, type KeyedDigest } from './keyed-digest.ts';
export { sealRowsAnew, type SealedTable, type SealNeeds } from './seal-rows-anew.ts';
export { keySecretsOf, keySecretVariables, type KeySecrets } from './key-secrets.ts';
